/** Pages of docs/ that describe and do not decide: they need neither a date nor alternatives. */
export const REFERENCE_PAGES: ReadonlySet<string> = new Set([
  'docs/README.md',
  'docs/specification.md',
  'docs/design.md',
  'docs/federation-facts.md',
  'docs/glossary.md',
  'docs/api-figures.md',
  'docs/performance.md',
  'docs/promises.md',
  'docs/deployment.md',
  'docs/look.md',
]);

const STATUS = /^\*\*Status:\*\* .*\b20\d\d-\d\d-\d\d\b/m;
const ALTERNATIVES = /^#{2,3} Alternatives\b/m;

/** What a page of a decision lacks: its status with a date, the alternatives that lost. */
export function missingOfDecision(markdown: string): string[] {
  return [
    ...(STATUS.test(markdown) ? [] : ['a line "**Status:** …" with the date of the decision']),
    ...(ALTERNATIVES.test(markdown) ? [] : ['a section "Alternatives" with what lost, and why']),
  ];
}
