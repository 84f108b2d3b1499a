import { INK, type Paper, type Part } from '../pdf/paper.ts';
import { INNER, keepRoom, SHEET } from './sheet.ts';

interface Style {
  font: 'regular' | 'medium' | 'bold';
  size: number;
  colour: string;
  /** Points above and below. */
  before: number;
  after: number;
}

const STYLES = {
  heading: { font: 'bold', size: 11.5, colour: INK.text, before: 14, after: 4 },
  lead: { font: 'medium', size: 10, colour: INK.muted, before: 0, after: 8 },
  text: { font: 'regular', size: 9, colour: INK.text, before: 0, after: 5 },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;

const LINE_GAP = 2.6;
const BULLET_INDENT = 12;

/** Height of a text in a style, with the space around it. */
export function measureText(doc: Paper, text: string, name: StyleName): number {
  const style = STYLES[name];
  doc.font(style.font).fontSize(style.size);
  return style.before + doc.heightOfString(text, { width: INNER, lineGap: LINE_GAP }) + style.after;
}

/** A heading or paragraph under the pen, whole on one page. */
export function drawText(doc: Paper, into: Part, tag: string, text: string, name: StyleName): void {
  const style = STYLES[name];
  keepRoom(doc, measureText(doc, text, name));
  doc.y += style.before;
  into.add(
    doc.struct(tag, {}, () => {
      doc.font(style.font).fontSize(style.size).fillColor(style.colour);
      doc.text(text, SHEET.margin, doc.y, { width: INNER, lineGap: LINE_GAP });
    }),
  );
  doc.y += style.after;
}

/** Points as a list, each whole on one page. */
export function drawList(doc: Paper, into: Part, points: readonly string[]): void {
  const list = doc.struct('L');
  into.add(list);
  const width = INNER - BULLET_INDENT;
  const { font, size, colour } = STYLES.text;
  for (const point of points) {
    doc.font(font).fontSize(size);
    keepRoom(doc, doc.heightOfString(point, { width, lineGap: LINE_GAP }));
    const top = doc.y;
    const item = doc.struct('LI');
    list.add(item);
    item.add(
      doc.struct('Lbl', {}, () => {
        doc.font('bold').fontSize(size).fillColor(INK.red);
        doc.text('•', SHEET.margin, top, { lineBreak: false });
      }),
    );
    item.add(
      doc.struct('LBody', {}, () => {
        doc.font(font).fontSize(size).fillColor(colour);
        doc.text(point, SHEET.margin + BULLET_INDENT, top, { width, lineGap: LINE_GAP });
      }),
    );
    item.end();
    doc.y += 3.5;
  }
  list.end();
  doc.y += 3;
}
