import { useAddressChoice } from '@site/address';
import type { ProductGroups, Specs } from '@site/contract';
import { buildModelKey, formatItemName } from '@site/links';
import { Section } from '@site/ui';
import { useState } from 'react';
import { FinePrint } from '../../../parts/fine-print';
import { RANGE_LABEL } from '../../../product/shown-specs';
import { buildComparison, onlyDifferences } from './build-comparison';
import { ComparePicker } from './compare-picker';
import { CompareTable } from './compare-table';
import { comparableKeys, resolveComparedKeys, toggleComparedKey } from './compared-keys';

interface CompareModelsProps {
  specs: Specs;
  range: ProductGroups;
  /** Key of the model whose data sheet is in view. */
  inView: string;
}

/** Two to four models side by side, differences marked. Nothing to compare, nothing shown. */
export function CompareModels({ specs, range, inView }: CompareModelsProps) {
  const [asked, setAsked] = useAddressChoice('compare');
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const names = namesByKey(range);
  const available = comparableKeys(specs, inView).filter((key) => names.has(key));
  if (available.length < 2) return null;

  const keys = resolveComparedKeys(asked, available, inView);
  const sections = buildComparison(keys.map((key) => specs[key] ?? []));
  const shown = differencesOnly ? onlyDifferences(sections) : sections;
  return (
    <Section
      title="Compare"
      eyebrow="Side by side"
      lead="Choose two to four models. Rows in which they differ are marked."
      tone="sunken"
      id="compare"
    >
      <ComparePicker
        models={available.map((key) => ({ key, name: names.get(key) ?? key }))}
        chosen={keys}
        onToggle={(key) => setAsked(toggleComparedKey(keys, key).join(','))}
        differencesOnly={differencesOnly}
        onDifferencesOnly={setDifferencesOnly}
      />
      <CompareTable names={keys.map((key) => names.get(key) ?? key)} sections={shown} />
      {shown.some(({ rows }) => rows.some(({ label }) => label === RANGE_LABEL)) && (
        <FinePrint of="range" />
      )}
    </Section>
  );
}

function namesByKey(range: ProductGroups): ReadonlyMap<string, string> {
  return new Map(
    range.flatMap(([first]) =>
      first
        ? [
            [
              buildModelKey(first.ai_title, first.ai_variant),
              formatItemName({ title: first.ai_title, variant: first.ai_variant }),
            ] as const,
          ]
        : [],
    ),
  );
}
