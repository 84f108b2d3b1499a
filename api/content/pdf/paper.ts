import { A4, INK as BRAND_INK, MARK } from '../../src/platform/pdf/brand-paper.ts';
import { brandFontFile } from '../type/brand-type.ts';

/** The document that pages draw on. */
export type Paper = PDFKit.PDFDocument;

/** A part of the document's structure, which readers and screen readers follow. */
export type Part = ReturnType<Paper['struct']>;

/** What is only for the eye: a screen reader passes it by. */
export function decorate(doc: Paper, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A page of a brochure or a handbook, in points. */
export const PAGE = { ...A4, margin: 44 } as const;

/** The colours of a receipt, and those of pages with a dark or a tinted ground. */
export const INK = {
  ...BRAND_INK,
  night: '#0b0b0d',
  paper: '#f7f6f3',
  onNight: '#ffffff',
  mutedOnNight: '#b9bac0',
  hairlineOnNight: '#3a3c43',
} as const;

/** Registers the brand font as `regular`, `medium` and `bold`. */
export async function registerFonts(doc: Paper): Promise<void> {
  doc.registerFont('regular', await brandFontFile(400));
  doc.registerFont('medium', await brandFontFile(600));
  doc.registerFont('bold', await brandFontFile(800));
}

/** Draws mark and name, `height` points tall. */
export function drawLogo(doc: Paper, x: number, y: number, height: number, colour: string): void {
  const scale = height / 34;
  doc.save().translate(x, y).scale(scale).path(MARK).fill(INK.red).restore();
  doc
    .font('bold')
    .fontSize(height * 0.62)
    .fillColor(colour)
    .text('VAYU', x + 42 * scale, y + height * 0.12, { characterSpacing: 1.6, lineBreak: false });
}

/** A hairline between two x, in points. */
export function drawHairline(
  doc: Paper,
  y: number,
  colour: string,
  from: number,
  to: number,
): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).stroke(colour);
}
