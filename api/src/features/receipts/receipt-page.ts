import { formatRupees, type ReceiptLine } from '@site/contract';
import { A4, INK, MARK, STYLES } from '../../platform/pdf/brand-paper';
import type { FontFiles } from '../../platform/pdf/font-files';
import { type TextStyle, Typesetter } from '../../platform/pdf/typesetter';

/** A page of a receipt, in points. */
export const PAGE = { ...A4, margin: 48 } as const;

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const LEADING = 1.45;
const LABEL_WIDTH = 110;
const COLUMN_GAP = 18;
/** Lines that a line of an address may take: one of 250 letters is whole. */
const ADDRESS_LINES = 10;

/** A part of the document's structure, which screen readers follow. */
type Part = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * The parts of a receipt, drawn from top to bottom; a part that does not fit starts a new page. Each is also a part of
 * the structure that screen readers follow: headings, and tables in which a label names its value.
 */
export class ReceiptPage {
  readonly #doc: PDFKit.PDFDocument;
  readonly #set: Typesetter;
  readonly #root: Part;
  #y: number = PAGE.margin;

  constructor(doc: PDFKit.PDFDocument, fonts: FontFiles) {
    this.#doc = doc;
    this.#set = new Typesetter(doc, fonts);
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** Ends the structure: nothing is drawn afterwards. */
  end(): void {
    this.#root.end();
  }

  /** Mark, seller and title. */
  head(seller: string, title: string): void {
    this.#decorate(() =>
      this.#doc.save().translate(LEFT, this.#y).path(MARK).fill(INK.red).restore(),
    );
    this.#add(this.#root, 'P', () =>
      this.#set.draw(seller, STYLES.strong, { x: RIGHT, y: this.#y + 20, align: 'right' }),
    );
    this.#y += 66;
    this.#line('H1', title, STYLES.title);
    this.#y += 8;
  }

  /** Labels with their values. */
  facts(facts: readonly (readonly [string, string])[]): void {
    this.#rule();
    const table = this.#open('Table');
    for (const [label, value] of facts) {
      this.#row(
        table,
        () => this.#set.draw(label, STYLES.muted, { x: LEFT, y: this.#y + STYLES.text.size }),
        () => this.#paragraph(value, STYLES.text, LEFT + LABEL_WIDTH, WIDTH - LABEL_WIDTH),
      );
    }
    table.end();
    this.#y += 8;
  }

  /** Blocks of lines beside each other. */
  columns(columns: readonly (readonly [string, readonly string[]])[]): void {
    const width = (WIDTH - COLUMN_GAP * (columns.length - 1)) / columns.length;
    const blocks = columns.map(([heading, lines]) => ({
      heading,
      lines: lines.flatMap((line) => this.#set.wrap(line, STYLES.text, width, ADDRESS_LINES)),
    }));
    const most = Math.max(...blocks.map(({ lines }) => lines.length));
    this.#need(18 + STYLES.heading.size * LEADING + most * STYLES.text.size * LEADING);
    this.#rule();
    const top = this.#y;
    let bottom = top;
    for (const [index, { heading, lines }] of blocks.entries()) {
      const x = LEFT + index * (width + COLUMN_GAP);
      this.#y = top;
      this.#add(this.#root, 'H2', () => this.#paragraph(heading, STYLES.heading, x, width));
      for (const line of lines)
        this.#add(this.#root, 'P', () => this.#drawLine(line, STYLES.text, x));
      bottom = Math.max(bottom, this.#y);
    }
    this.#y = bottom + 8;
  }

  /** Lines with amounts, and what they come to. */
  account(heading: string, lines: readonly ReceiptLine[], total: readonly [string, number]): void {
    this.#need(60 + lines.length * 16);
    this.#rule();
    this.#line('H2', heading, STYLES.heading);
    const table = this.#open('Table');
    for (const { label, amount } of lines) this.#amount(table, label, amount, STYLES.text);
    this.#y += 3;
    this.#amount(table, total[0], total[1], STYLES.total, STYLES.strong);
    table.end();
    this.#y += 8;
  }

  /** Sentences under a heading; nothing when there is none. */
  sentences(heading: string, sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.#need(30 + sentences.length * 26);
    this.#line('H2', heading, STYLES.heading);
    for (const sentence of sentences) this.#line('P', sentence, STYLES.muted);
    this.#y += 8;
  }

  #amount(table: Part, label: string, rupees: number, style: TextStyle, labelStyle = style): void {
    const y = this.#y + style.size;
    this.#row(
      table,
      () => this.#set.draw(label, labelStyle, { x: LEFT, y }),
      () => this.#set.draw(formatRupees(rupees), style, { x: RIGHT, y, align: 'right' }),
    );
    this.#y += style.size * LEADING;
  }

  #line(tag: 'H1' | 'H2' | 'P', text: string, style: TextStyle): void {
    this.#add(this.#root, tag, () => this.#paragraph(text, style, LEFT, WIDTH));
  }

  #paragraph(text: string, style: TextStyle, x: number, width: number): void {
    for (const line of this.#set.wrap(text, style, width)) this.#drawLine(line, style, x);
  }

  #drawLine(line: string, style: TextStyle, x: number): void {
    this.#set.draw(line, style, { x, y: this.#y + style.size });
    this.#y += style.size * LEADING;
  }

  #rule(): void {
    this.#decorate(() =>
      this.#doc.moveTo(LEFT, this.#y).lineTo(RIGHT, this.#y).lineWidth(0.6).stroke(INK.hairline),
    );
    this.#y += 10;
  }

  /** A part of the receipt that holds others; to be ended when all of them are drawn. */
  #open(tag: 'Table' | 'TR', into = this.#root): Part {
    const part = this.#doc.struct(tag);
    into.add(part);
    return part;
  }

  #add(into: Part, tag: 'H1' | 'H2' | 'P' | 'TH' | 'TD', draw: () => void): void {
    into.add(this.#doc.struct(tag, {}, draw));
  }

  /** A label and the value that it names. */
  #row(table: Part, label: () => void, value: () => void): void {
    const row = this.#open('TR', table);
    this.#add(row, 'TH', label);
    this.#add(row, 'TD', value);
    row.end();
  }

  /** What is only for the eye: a screen reader passes it by. */
  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #need(height: number): void {
    if (this.#y + height <= PAGE.height - PAGE.margin) return;
    this.#doc.addPage();
    this.#y = PAGE.margin;
  }
}
