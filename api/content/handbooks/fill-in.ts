import type { OwnershipSection, SpecSection } from '@site/contract';

/** What stands for the marks of the handbook's text. */
export interface Facts {
  specs: readonly SpecSection[];
  /** Fine print of the range, with its test cycle. */
  range: string;
}

/**
 * A text with every `{label}` replaced by the value of that line of the specifications.
 * @throws when the bike has no line of that label
 */
export function fillIn(text: string, { specs, range }: Facts): string {
  if (text === '$range') return range;
  return text.replaceAll(/\{([^}]+)\}/g, (_mark, label: string) => {
    const line = specs.flatMap(({ lines }) => lines).find((one) => one.label === label);
    if (!line) throw new Error(`There is no "${label}" in the specifications`);
    return `${line.value} ${line.unit}`.trim();
  });
}

/** A section with the facts of one bike. */
export function fillSection(section: OwnershipSection, facts: Facts): OwnershipSection {
  const fill = (text: string) => fillIn(text, facts);
  const { id, heading, paragraphs, points, table } = section;
  return {
    id,
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
    points: points.map(fill),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(fill)) } }),
  };
}
