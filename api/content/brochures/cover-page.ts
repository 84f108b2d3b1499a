import { formatPrice } from '@site/contract';
import type { FontFiles } from '../../src/platform/pdf/font-files.ts';
import { Typesetter } from '../../src/platform/pdf/typesetter.ts';
import {
  decorate,
  drawHairline,
  drawLogo,
  INK,
  PAGE,
  type Paper,
  type Part,
} from '../pdf/paper.ts';
import type { BrochureData } from './read-brochure-data.ts';

const INNER = PAGE.width - 2 * PAGE.margin;

function drawHighlights(
  doc: Paper,
  into: Part,
  highlights: BrochureData['highlights'],
  y: number,
): void {
  const column = INNER / Math.max(1, highlights.length);
  highlights.forEach(({ label, value, unit }, index) => {
    const x = PAGE.margin + index * column;
    const drawNumber = () => {
      doc.font('bold').fontSize(30).fillColor(INK.onNight);
      doc.text(value, x, y, { lineBreak: false });
      const after = x + doc.widthOfString(value) + 4;
      doc.font('medium').fontSize(11).fillColor(INK.mutedOnNight);
      doc.text(unit, after, y + 17, { lineBreak: false });
      doc
        .font('regular')
        .fontSize(9.5)
        .text(label, x, y + 42, { lineBreak: false });
    };
    into.add(doc.struct('P', {}, drawNumber));
  });
}

/** The sign of the rupee is in another file of the brand's font than the digits, which the typesetter knows. */
function drawPrices(
  doc: Paper,
  into: Part,
  fonts: FontFiles,
  brochure: BrochureData,
  y: number,
): void {
  const set = new Typesetter(doc, fonts);
  const style = { size: 22, weight: 800, colour: INK.onNight } as const;
  const drawPrice = (label: string, paise: number, x: number) =>
    into.add(
      doc.struct('P', {}, () => {
        doc.font('regular').fontSize(9.5).fillColor(INK.mutedOnNight);
        doc.text(label, x, y, { lineBreak: false });
        set.draw(formatPrice(paise / 100), style, { x, y: y + 35 });
      }),
    );
  drawPrice('Ex-showroom price', brochure.exShowroomPaise, PAGE.margin);
  drawPrice('Pre-book at', brochure.preorderPaise, PAGE.margin + INNER / 2);
}

export interface CoverParts {
  /** The render. */
  hero: Buffer;
  fonts: FontFiles;
}

/** The first page: the render over the whole width, name, promise, four numbers, the price, and what holds for them. */
export function drawCoverPage(
  doc: Paper,
  into: Part,
  brochure: BrochureData,
  parts: CoverParts,
): void {
  const { hero, fonts } = parts;
  doc.addPage({ size: 'A4', margin: 0 });
  decorate(doc, () => doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.night));
  const renderHeight = (PAGE.width / 16) * 10;
  const drawHero = () => doc.image(hero, 0, 0, { width: PAGE.width });
  into.add(doc.struct('Figure', { alt: brochure.name }, drawHero));
  const fade = doc.linearGradient(0, renderHeight - 90, 0, renderHeight);
  fade.stop(0, INK.night, 0).stop(1, INK.night, 1);
  decorate(doc, () => {
    doc.rect(0, renderHeight - 90, PAGE.width, 91).fill(fade);
    drawLogo(doc, PAGE.margin, 36, 26, INK.onNight);
    doc.rect(PAGE.margin, renderHeight + 16, 40, 3).fill(INK.red);
  });
  const add = (tag: 'H1' | 'P', draw: () => void) => into.add(doc.struct(tag, {}, draw));
  add('H1', () => {
    doc.font('bold').fontSize(38).fillColor(INK.onNight);
    const look = { width: INNER, characterSpacing: -0.6 };
    doc.text(brochure.name, PAGE.margin, renderHeight + 30, look);
  });
  add('P', () => {
    doc.font('medium').fontSize(15).fillColor(INK.mutedOnNight);
    doc.text(brochure.tagline, PAGE.margin, doc.y + 2, { width: INNER });
  });
  add('P', () => {
    doc.font('regular').fontSize(11.5).fillColor(INK.onNight);
    doc.text(brochure.description, PAGE.margin, doc.y + 16, { width: INNER * 0.82, lineGap: 4 });
  });

  const numbers = 610;
  const drawRule = (y: number) =>
    decorate(doc, () =>
      drawHairline(doc, y, INK.hairlineOnNight, PAGE.margin, PAGE.width - PAGE.margin),
    );
  drawRule(numbers - 20);
  drawHighlights(doc, into, brochure.highlights, numbers);
  drawRule(numbers + 76);
  drawPrices(doc, into, fonts, brochure, numbers + 98);
  const { range, price } = brochure.finePrint;
  const notes = [range, price, 'The site shows current prices and colours.'].filter(Boolean);
  add('P', () => {
    doc.font('regular').fontSize(8).fillColor(INK.mutedOnNight);
    doc.text(notes.join('\n'), PAGE.margin, PAGE.height - 66, { width: INNER, lineGap: 2 });
  });
}
