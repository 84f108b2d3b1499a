/** Pages of docs/ that describe and do not decide: they need neither a date nor alternatives. */
export const REFERENCE_PAGES: ReadonlySet<string> = new Set([
  'docs/README.md',
  'docs/specification.md',
  'docs/federation-facts.md',
  'docs/glossary.md',
  'docs/api-figures.md',
  'docs/promises.md',
]);

const STATUS = /^\*\*Status:\*\* .*\b20\d\d-\d\d-\d\d\b/m;
const ALTERNATIVES = /^#{2,3} Alternatives\b/m;

/**
 * What a page of a decision lacks: its status with a date, the alternatives that lost. Where a page has no
 * section of alternatives, each of its numbered decisions has its own, with its date.
 */
export function missingOfDecision(markdown: string): string[] {
  const status = STATUS.test(markdown)
    ? []
    : ['a line "**Status:** …" with the date of the decision'];
  if (ALTERNATIVES.test(markdown)) return status;
  const decisions = decisionsOf(markdown, NUMBER);
  if (decisions.length === 0)
    return [...status, 'a section "Alternatives" with what lost, and why'];
  return [
    ...status,
    ...decisions
      .filter(isIncomplete)
      .map((decision) => `the date or what lost of its decision "${beginningOf(decision)} …"`),
  ];
}

const DECISIONS = /^(#{2,3}) .*\bdecisions?\b.*\n([\s\S]*?)(?=^#{1,3} |$(?![\s\S]))/gim;
const BULLET = /^- /m;
const NUMBER = /^\d+\. /m;
const DATE = /\b20\d\d-\d\d-\d\d\b/;
const LOST = /\b(?:Lost|Alternatives? that lost): /;

/** The points of the sections with "decision" in their heading. @param mark with which a point begins */
const decisionsOf = (markdown: string, mark: RegExp): string[] =>
  [...markdown.matchAll(DECISIONS)].flatMap(([, , section = '']) => section.split(mark).slice(1));

const isIncomplete = (decision: string): boolean => !(DATE.test(decision) && LOST.test(decision));

const beginningOf = (decision: string): string => decision.split(/\s+/).slice(0, 6).join(' ');

/**
 * The decisions of a README, the points of a section with that word in its heading, that lack their date or
 * the alternative that lost. A point that leads to a page of docs/ is decided there.
 * @returns the beginning of each
 */
export const undatedDecisions = (readme: string): string[] =>
  decisionsOf(readme, BULLET)
    .filter((decision) => !/\]\([./]*docs\/[a-z-]+\.md\)/.test(decision))
    .filter(isIncomplete)
    .map(beginningOf);
