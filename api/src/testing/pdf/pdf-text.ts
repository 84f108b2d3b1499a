import { readFonts } from './pdf-fonts';
import { readObjects } from './pdf-objects';
import { readString } from './pdf-string';

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
  const fonts = readFonts(objects);
  const lines: string[] = [];
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
