import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  stream: string;
}

/** The objects of a file by number, their streams unpacked. */
function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const bytes = pdf.toString('latin1');
  for (const [, number = '', body = ''] of bytes.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split('\nstream\n', 2);
    const stream = packed === undefined ? '' : unpack(dictionary, packed);
    objects.set(number, { dictionary, stream });
  }
  return objects;
}

function unpack(dictionary: string, packed: string): string {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
  const bytes = Buffer.from(packed.slice(0, length), 'latin1');
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The letters of a font's glyphs, by the hexadecimal number of the glyph. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

/** The text between the parentheses of a string of the file, which is UTF-16 when its letters need it. */
function readString(text: string): string {
  const bytes = text.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

/** A font, a height, glyphs; a text that says what the glyphs up to its end stand for; that end. */
const TOKENS =
  /\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[(<[^\]]*)\] TJ|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|\b(EMC)\b/g;

/**
 * What a PDF of this API says, line by line from top to bottom: what stands at the same height is one
 * line. Reads what pdfkit writes with fonts inside, which is what a reader can select and search: the text
 * that glyphs stand for where the file says it, else the letters of the glyphs in their order.
 */
export function readPdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  const lines: string[] = [];
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[1];
      fonts.set(name, readLetters(objects.get(map ?? '')?.stream ?? ''));
    }
  }
  const say = (text: string) => lines.push((lines.pop() ?? '') + text);
  for (const { stream } of objects.values()) {
    let font = new Map<string, string>();
    let height = '';
    let actual: string | undefined;
    for (const [, name, y, shown, said, end] of stream.matchAll(TOKENS)) {
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      else if (said !== undefined) actual = readString(said);
      else if (end !== undefined) actual = undefined;
      else if (y !== undefined) {
        if (y !== height) lines.push('');
        height = y;
      } else if (actual !== undefined) {
        say(actual);
        actual = '';
      } else {
        const glyphs = [...(shown ?? '').matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
        say((glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '').join(''));
      }
    }
  }
  return lines;
}
