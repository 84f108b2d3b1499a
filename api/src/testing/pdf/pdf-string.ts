const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

/** The text between the parentheses of a string of the file, which is UTF-16 when its letters need it. */
export function readString(text: string): string {
  const bytes = text.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
