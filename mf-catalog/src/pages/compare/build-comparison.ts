/** Specification sections of one model: section → label → value. */
export type SpecSections = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** The fewest and the most models that stand side by side. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;

/** Rows of all models side by side, sections and labels in the order of their first appearance. */
export function buildComparison(models: readonly SpecSections[]): ComparisonSection[] {
  const titles = unique(models.flatMap((model) => Object.keys(model)));
  return titles.map((title) => {
    const sections = models.map((model) => model[title] ?? {});
    const labels = unique(sections.flatMap((section) => Object.keys(section)));
    return {
      title,
      rows: labels.map((label) => {
        const values = sections.map((section) => section[label]);
        return { label, values, differs: new Set(values).size > 1 };
      }),
    };
  });
}

/** The sections with only the rows that differ; sections without a difference are left out. */
export function onlyDifferences(sections: readonly ComparisonSection[]): ComparisonSection[] {
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * The models to compare, out of the address: known keys only, each once, at most four. With fewer
 * than two of them the first models of the range fill up, so that a bare address shows something.
 */
export function resolveComparedKeys(
  asked: string | null,
  available: readonly string[],
): readonly string[] {
  const wanted = unique((asked ?? '').split(',')).filter((key) => available.includes(key));
  const filled = wanted.length >= COMPARE_MIN ? wanted : unique([...wanted, ...available]);
  const size = wanted.length >= COMPARE_MIN ? COMPARE_MAX : COMPARE_MIN;
  return filled.slice(0, size);
}

/** Adds or removes one model; a change that would leave fewer than two or more than four is none. */
export function toggleComparedKey(keys: readonly string[], key: string): readonly string[] {
  const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  return next.length < COMPARE_MIN || next.length > COMPARE_MAX ? keys : next;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
