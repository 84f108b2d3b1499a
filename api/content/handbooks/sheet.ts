import { decorate, drawHairline, INK, type Paper } from '../pdf/paper.ts';

/** A5 in points: made to be printed small and read on a phone. */
export const SHEET = { width: 419.53, height: 595.28, margin: 40, foot: 40 } as const;
export const INNER = SHEET.width - 2 * SHEET.margin;

/** Nothing but the page's number stands below it. */
const BOTTOM = SHEET.height - SHEET.foot - 14;

/** A new page on paper white, with the pen at its top. */
export function startPage(doc: Paper): void {
  doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 });
  decorate(doc, () => doc.rect(0, 0, SHEET.width, SHEET.height).fill(INK.paper));
  doc.x = SHEET.margin;
  doc.y = SHEET.margin + 8;
}

/** Goes to a new page unless `height` points are left on this one. */
export function keepRoom(doc: Paper, height: number): void {
  if (doc.y + height > BOTTOM) startPage(doc);
}

/** A line from margin to margin at the pen. */
export function drawRule(doc: Paper): void {
  const { y } = doc;
  decorate(doc, () => drawHairline(doc, y, INK.hairline, SHEET.margin, SHEET.width - SHEET.margin));
}

/** Name and number at the foot of every page but the cover. */
export function numberPages(doc: Paper, name: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(7.5).fillColor(INK.muted);
    const y = SHEET.height - SHEET.foot;
    doc.text(`${name}: owner’s handbook`, SHEET.margin, y, { lineBreak: false });
    doc.text(String(page + 1), SHEET.margin, y, { width: INNER, align: 'right' });
    doc.endMarkedContent();
  }
}
