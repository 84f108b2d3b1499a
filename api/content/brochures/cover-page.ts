import { drawHairline, drawLogo, formatRupees, INK, PAGE, type Paper } from '../pdf/paper.ts';
import type { BrochureData } from './read-brochure-data.ts';

const INNER = PAGE.width - 2 * PAGE.margin;

function drawHighlights(doc: Paper, highlights: BrochureData['highlights'], y: number): void {
  const column = INNER / Math.max(1, highlights.length);
  highlights.forEach(({ label, value, unit }, index) => {
    const x = PAGE.margin + index * column;
    doc.font('bold').fontSize(30).fillColor(INK.onNight);
    doc.text(value, x, y, { lineBreak: false });
    const after = x + doc.widthOfString(value) + 4;
    doc.font('medium').fontSize(11).fillColor(INK.mutedOnNight);
    doc.text(unit, after, y + 17, { lineBreak: false });
    doc
      .font('regular')
      .fontSize(9.5)
      .text(label, x, y + 42, { lineBreak: false });
  });
}

function drawPrice(doc: Paper, brochure: BrochureData, y: number): void {
  const { exShowroomPaise, preorderPaise } = brochure;
  const half = PAGE.margin + INNER / 2;
  doc.font('regular').fontSize(9.5).fillColor(INK.mutedOnNight);
  doc.text('Ex-showroom price', PAGE.margin, y, { lineBreak: false });
  doc.text('Pre-book at', half, y, { lineBreak: false });
  doc.font('bold').fontSize(22).fillColor(INK.onNight);
  doc.text(formatRupees(exShowroomPaise), PAGE.margin, y + 14, { lineBreak: false });
  doc.text(formatRupees(preorderPaise), half, y + 14, { lineBreak: false });
}

/** The first page: the render over the whole width, name, promise, four numbers, the price. */
export function drawCoverPage(doc: Paper, brochure: BrochureData, hero: Buffer): void {
  doc.addPage({ size: 'A4', margin: 0 });
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.night);
  const renderHeight = (PAGE.width / 16) * 10;
  doc.image(hero, 0, 0, { width: PAGE.width });
  const fade = doc.linearGradient(0, renderHeight - 90, 0, renderHeight);
  fade.stop(0, INK.night, 0).stop(1, INK.night, 1);
  doc.rect(0, renderHeight - 90, PAGE.width, 91).fill(fade);
  drawLogo(doc, PAGE.margin, 36, 26, INK.onNight);

  doc.rect(PAGE.margin, renderHeight + 16, 40, 3).fill(INK.red);
  doc.font('bold').fontSize(38).fillColor(INK.onNight);
  doc.text(brochure.name, PAGE.margin, renderHeight + 30, { width: INNER, characterSpacing: -0.6 });
  doc.font('medium').fontSize(15).fillColor(INK.mutedOnNight);
  doc.text(brochure.tagline, PAGE.margin, doc.y + 2, { width: INNER });
  doc.font('regular').fontSize(11.5).fillColor(INK.onNight);
  doc.text(brochure.description, PAGE.margin, doc.y + 16, { width: INNER * 0.82, lineGap: 4 });

  const numbers = 610;
  drawHairline(doc, numbers - 20, INK.hairlineOnNight, PAGE.margin, PAGE.width - PAGE.margin);
  drawHighlights(doc, brochure.highlights, numbers);
  drawHairline(doc, numbers + 76, INK.hairlineOnNight, PAGE.margin, PAGE.width - PAGE.margin);
  drawPrice(doc, brochure, numbers + 98);
  doc.font('regular').fontSize(8).fillColor(INK.mutedOnNight);
  doc.text(
    'Registration, insurance and the 3% platform fee are added at checkout. The site shows current prices and colours.',
    PAGE.margin,
    PAGE.height - 56,
    { width: INNER },
  );
}
