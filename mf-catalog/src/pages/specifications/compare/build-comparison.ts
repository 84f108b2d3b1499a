import type { SpecLine, SpecSection } from '@site/contract';

export interface ComparisonRow {
  label: string;
  /** One value a model, in the models' order; undefined where a model does not state it. */
  values: readonly (string | undefined)[];
  /** True when not every model says the same. */
  differs: boolean;
}

export interface ComparisonSection {
  title: string;
  rows: readonly ComparisonRow[];
}

/** Rows of all models side by side, sections and labels in the order of their first appearance. */
export function buildComparison(models: readonly (readonly SpecSection[])[]): ComparisonSection[] {
  const titles = unique(models.flatMap((model) => model.map(({ title }) => title)));
  return titles.map((title) => {
    const sections = models.map((model) => linesOf(model, title));
    const labels = unique(sections.flatMap((lines) => lines.map(({ label }) => label)));
    return {
      title,
      rows: labels.map((label) => {
        const values = sections.map((lines) => writeValue(lines.find((l) => l.label === label)));
        return { label, values, differs: new Set(values).size > 1 };
      }),
    };
  });
}

function linesOf(model: readonly SpecSection[], title: string): readonly SpecLine[] {
  return model.find((section) => section.title === title)?.lines ?? [];
}

function writeValue(line: SpecLine | undefined): string | undefined {
  if (!line) return undefined;
  return line.unit === '' ? line.value : `${line.value} ${line.unit}`;
}

/** The sections with only the rows that differ; sections without a difference are left out. */
export function onlyDifferences(sections: readonly ComparisonSection[]): ComparisonSection[] {
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
