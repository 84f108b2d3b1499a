/** Pages of docs/ that describe and do not decide: they need neither a date nor alternatives. */
export const REFERENCE_PAGES: ReadonlySet<string> = new Set([
  'docs/README.md',
  'docs/specification.md',
  'docs/federation-facts.md',
  'docs/glossary.md',
  'docs/api-figures.md',
  'docs/performance.md',
  'docs/promises.md',
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

const DECISIONS = /^(#{2,3}) .*\bdecisions?\b.*\n([\s\S]*?)(?=^#{1,3} |$(?![\s\S]))/gim;
const DATE = /\b20\d\d-\d\d-\d\d\b/;
const LOST = /\bLost: /;

/**
 * The decisions of a README, the points of a section with that word in its heading, that lack their date or
 * the alternative that lost. A point that leads to a page of docs/ is decided there.
 * @returns the beginning of each
 */
export function undatedDecisions(readme: string): string[] {
  return [...readme.matchAll(DECISIONS)]
    .flatMap(([, , section = '']) => section.split(/^- /m).slice(1))
    .filter((point) => !/\]\([./]*docs\/[a-z-]+\.md\)/.test(point))
    .filter((point) => !(DATE.test(point) && LOST.test(point)))
    .map((point) => point.split(/\s+/).slice(0, 6).join(' '));
}
