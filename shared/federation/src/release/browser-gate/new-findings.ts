/** What was found of one page: `kind` says whether two are the same, `text` is for people. */
export interface Finding {
  kind: string;
  text: string;
}

/** Where released files lie says nothing of what went wrong. */
const withoutPlaces = (text: string): string =>
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
  const [first = ''] = withoutPlaces(text).split('\n');
  return { kind: first, text: `the console says: ${first.slice(0, 300)}` };
}

/** A rule of axe that the page breaks. */
export const findingOfRule = (rule: string, where: string): Finding => ({
  kind: `axe ${rule}`,
  text: `axe finds ${rule} at ${where}`,
});

/** What a page has that the live one does not have, each once. */
export function newFindings(next: readonly Finding[], live: readonly Finding[]): Finding[] {
  const known = new Set(live.map(({ kind }) => kind));
  return next.filter(({ kind }) => {
    if (known.has(kind)) return false;
    known.add(kind);
    return true;
  });
}
