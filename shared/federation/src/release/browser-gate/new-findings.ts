/** What was found of one page: `kind` says whether two are the same, `text` is for people. */
export interface Finding {
  kind: string;
  text: string;
  /** For what is over a budget: by how much, in its own unit. */
  over?: number;
}

/** Where released files lie says nothing of what went wrong. */
export const withoutPlaces = (text: string): string =>
  text
    .replace(/https?:\/\/[^/\s)]+/g, '')
    .replace(/\/releases\/([^/\s]+)\/[^/\s]+\//g, '/$1/')
    .replace(/\.[0-9a-f]{8,20}\./g, '.')
    .replace(/:\d+:\d+/g, '')
    .replace(/\?again=\d/g, '');

/** React's numbers for a page that the browser renders otherwise than the server did. */
const MISMATCH = /Minified React error #(418|421|422|423|425)\b/;

/** A message of the console, or an error that nobody caught. */
export function findingOfText(text: string): Finding {
  if (MISMATCH.test(text))
    return {
      kind: 'mismatch',
      text: 'the browser renders it otherwise than the server, so React makes it anew',
    };
  const [first = ''] = text.split('\n');
  return { kind: withoutPlaces(first), text: `the console says: ${first.slice(0, 300)}` };
}

/** What kept a page from being looked at. */
export function findingOfError(error: unknown): Finding {
  const isSilent =
    error instanceof Error && error.name === 'ProtocolError' && / timed out\b/.test(error.message);
  if (!isSilent) return findingOfText(String(error));
  return {
    kind: 'blocked',
    text: 'it does not come to an end in the browser: look for a loop, or a promise that is followed by another without end, in what runs once the page is shown',
  };
}

/** A rule of axe that the page breaks. */
export const findingOfRule = (rule: string, where: string): Finding => ({
  kind: `axe ${rule}`,
  text: `axe finds ${rule} at ${where}`,
});

/** What is over a budget in the live version may be so again, and further by so many times of it: two loads differ. */
const TOLERANCE = 1.05;

const overOf = ({ over = 0 }: Finding): number => over;

/**
 * What a page has that the live one does not have, each once. What is over a budget in both is new when it is
 * further over than in the live version.
 */
export function newFindings(next: readonly Finding[], live: readonly Finding[]): Finding[] {
  const known = new Map(live.map((finding) => [finding.kind, overOf(finding) * TOLERANCE]));
  return next.filter((finding) => {
    const limit = known.get(finding.kind);
    if (limit !== undefined && overOf(finding) <= limit) return false;
    known.set(finding.kind, Number.POSITIVE_INFINITY);
    return true;
  });
}
