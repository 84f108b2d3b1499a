import { type FontFiles, fontName, type Weight } from './font-files';
import { splitRuns, type TextRun } from './text-runs';

export interface TextStyle {
  size: number;
  weight: Weight;
  colour: string;
}

/** Where a line stands: its left edge, or its right one. */
export interface LinePlace {
  x: number;
  y: number;
  align?: 'left' | 'right';
}

/** The library throws on some marks of some fonts: without these marks it sets the rest of the text. */
const withoutMarks = () => ({ mark: false, mkmk: false, abvm: false, blwm: false });
/** No name or address of a person is longer; the fields of the forms could be. */
const MAX_LETTERS = 500;
type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** Sets text of any Indian script on a PDF, each run with the font that has it. */
export class Typesetter {
  /** Runs that the library cannot set with all of their marks. */
  readonly #unmarked = new Set<string>();
  readonly #registered = new Set<string>();

  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: FontFiles;

  constructor(doc: PDFKit.PDFDocument, fonts: FontFiles) {
    this.#doc = doc;
    this.#fonts = fonts;
  }

  /** Width of a line in points. */
  measure(text: string, style: TextStyle): number {
    return splitRuns(text).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
  }

  /** Draws one line. */
  draw(text: string, style: TextStyle, { x, y, align = 'left' }: LinePlace): void {
    let left = align === 'right' ? x - this.measure(text, style) : x;
    for (const run of splitRuns(text)) {
      const width = this.#widthOf(run, style);
      this.#doc.fillColor(style.colour);
      this.#drawRun(run, left, y);
      left += width;
    }
  }

  /** The glyphs of an Indian script stand in another order than its letters: the file says both. */
  #drawRun(run: TextRun, x: number, y: number): void {
    const isReordered = run.font !== 'latin' && run.font !== 'latin-ext';
    if (isReordered) this.#doc.markContent('Span', { actual: run.text });
    this.#doc.text(run.text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: this.#featuresOf(run),
    });
    if (isReordered) this.#doc.endMarkedContent();
  }

  /** Breaks a text into lines of a width; what is beyond the last line ends in an ellipsis. */
  wrap(text: string, style: TextStyle, width: number, maxLines = 4): string[] {
    const lines: string[] = [''];
    for (const word of this.#words(text, style, width)) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.measure(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
      if (lines.length > maxLines) break;
    }
    if (lines.length <= maxLines) return lines;
    const kept = lines.slice(0, maxLines);
    kept[maxLines - 1] = `${kept[maxLines - 1]} …`;
    return kept;
  }

  /** Words, those wider than a line cut into pieces that fit; each when it is asked for. */
  *#words(text: string, style: TextStyle, width: number): Generator<string> {
    for (const word of text.slice(0, MAX_LETTERS).split(/\s+/).filter(Boolean)) {
      if (this.measure(word, style) <= width) {
        yield word;
        continue;
      }
      for (let left = [...word]; left.length > 0; ) {
        const piece = left.slice(0, this.#countFitting(left, style, width));
        left = left.slice(piece.length);
        yield piece.join('');
      }
    }
  }

  /**
   * How many of these letters fit a line, one at least. Each measuring sets all of its letters, and those of some scripts
   * take their time: so it is found by doubling and halving, and not letter by letter.
   */
  #countFitting(letters: readonly string[], style: TextStyle, width: number): number {
    const fits = (count: number) => this.measure(letters.slice(0, count).join(''), style) <= width;
    let fitting = 1;
    let over = letters.length + 1;
    for (let next = 16; next < over; next *= 2) {
      if (fits(next)) fitting = next;
      else over = next;
    }
    while (over - fitting > 1) {
      const middle = Math.floor((fitting + over) / 2);
      if (fits(middle)) fitting = middle;
      else over = middle;
    }
    return fitting;
  }

  #choose({ font }: TextRun, { weight, size }: TextStyle): void {
    const name = fontName(font, weight);
    const file = this.#fonts.get(name);
    if (file && !this.#registered.has(name)) this.#doc.registerFont(name, file);
    this.#registered.add(name);
    this.#doc.font(name).fontSize(size);
  }

  #widthOf(run: TextRun, style: TextStyle): number {
    this.#choose(run, style);
    try {
      return this.#doc.widthOfString(run.text, { features: this.#featuresOf(run) });
    } catch (error) {
      if (!(error instanceof TypeError) || this.#unmarked.has(run.text)) throw error;
      this.#unmarked.add(run.text);
      return this.#doc.widthOfString(run.text, { features: this.#featuresOf(run) });
    }
  }

  #featuresOf({ text }: TextRun): Features | undefined {
    // An object switches features off; the types know only a list of those to switch on.
    return this.#unmarked.has(text) ? (withoutMarks() as unknown as Features) : undefined;
  }
}
