/** The pages whose sections comments and documents cite, by the names under which they are cited. */
export const CITED_DOCUMENTS: Readonly<Record<string, string>> = {
  spec: 'docs/specification.md',
  specification: 'docs/specification.md',
  design: 'docs/design.md',
  'federation-facts': 'docs/federation-facts.md',
};

const HEADING = /^#{2,4} (\d+(?:\.\d+)*)\b/gm;
/** A line break inside a comment: the mark of the comment or of the quotation belongs to no sentence. */
const COMMENT_BREAK = /\s*\n\s*(?:\*|\/\/|#|>)?\s*/g;
const CITATION = /(?:([\w-]+)(?:['’]s)?\s+)?§\s?(\d+(?:\.\d+)*)?/g;
const CONTINUES = /§\s?\d+(?:\.\d+)*\s*(?:,|and|to|or|,\s*and)\s*$/;

/** The numbers of the sections that a page has: those with which its headings begin. */
export function sectionsOf(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(HEADING)].map(([, number = '']) => number));
}

/**
 * What is wrong with the sections that a text cites: a number that the named page does not have, or a
 * section sign that names no page. "spec §2 and §9" names the page once for both.
 * @param sections what {@link sectionsOf} found, by the page's path
 */
export function unresolvedSections(
  text: string,
  sections: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const line = text.replaceAll(COMMENT_BREAK, ' ');
  const problems: string[] = [];
  let last: string | undefined;
  for (const { 0: cited, 1: name = '', 2: number, index } of line.matchAll(CITATION)) {
    const named = CITED_DOCUMENTS[name.toLowerCase()];
    const sign = index + cited.indexOf('§');
    const page = named ?? (CONTINUES.test(line.slice(0, sign)) ? last : undefined);
    last = page;
    if (page === undefined) problems.push(`"${cited.trim()}" names no document`);
    else if (number === undefined) problems.push(`"${cited.trim()}" names no section`);
    else if (!sections.get(page)?.has(number)) problems.push(`${page} has no section ${number}`);
  }
  return [...new Set(problems)];
}
