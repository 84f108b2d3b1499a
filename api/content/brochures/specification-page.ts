import type { SpecSection } from '@site/contract';
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
const GUTTER = 28;
const COLUMN = (INNER - GUTTER) / 2;
const LABEL = COLUMN * 0.52;
const LINE_GAP = 7;

function measureLine(doc: Paper, { label, value, unit }: SpecSection['lines'][number]): number {
  doc.font('regular').fontSize(8.5);
  const labelHeight = doc.heightOfString(label, { width: LABEL });
  doc.font('medium').fontSize(8.5);
  const valueHeight = doc.heightOfString(`${value} ${unit}`.trim(), { width: COLUMN - LABEL });
  return Math.max(labelHeight, valueHeight) + LINE_GAP;
}

function drawSection(doc: Paper, into: Part, section: SpecSection, x: number, top: number): number {
  const drawTitle = () => {
    doc.font('bold').fontSize(10.5).fillColor(INK.text);
    doc.text(section.title, x, top, { width: COLUMN });
  };
  into.add(doc.struct('H2', {}, drawTitle));
  const table = doc.struct('Table', { title: section.title });
  into.add(table);
  let y = top + 20;
  for (const line of section.lines) {
    decorate(doc, () => drawHairline(doc, y - 3, INK.hairline, x, x + COLUMN));
    const row = doc.struct('TR');
    table.add(row);
    const drawLabel = () => {
      doc.font('regular').fontSize(8.5).fillColor(INK.muted);
      doc.text(line.label, x, y, { width: LABEL - 8 });
    };
    const drawValue = () => {
      doc.font('medium').fontSize(8.5).fillColor(INK.text);
      doc.text(`${line.value} ${line.unit}`.trim(), x + LABEL, y, { width: COLUMN - LABEL });
    };
    row.add(doc.struct('TH', {}, drawLabel));
    row.add(doc.struct('TD', {}, drawValue));
    row.end();
    y += measureLine(doc, line);
  }
  table.end();
  return y + 8;
}

/** Each section goes below the shorter column: both end at about the same height. */
function drawSections(doc: Paper, into: Part, sections: readonly SpecSection[], top: number): void {
  const xs = [PAGE.margin, PAGE.margin + COLUMN + GUTTER] as const;
  const ys: [number, number] = [top, top];
  for (const section of sections) {
    const column = ys[0] <= ys[1] ? 0 : 1;
    ys[column] = drawSection(doc, into, section, xs[column], ys[column]);
  }
}

function drawLineUp(
  doc: Paper,
  into: Part,
  brochure: BrochureData,
  pictures: readonly Buffer[],
): void {
  const width = Math.min(INNER / pictures.length, 190);
  const left = PAGE.margin + (INNER - width * pictures.length) / 2;
  pictures.forEach((picture, index) => {
    const x = left + index * width;
    const colour = brochure.colours[index] ?? '';
    const alt = [brochure.name, colour].filter(Boolean).join(', ');
    into.add(doc.struct('Figure', { alt }, () => doc.image(picture, x, 76, { width })));
    if (pictures.length === 1) return;
    // The picture says it already.
    decorate(doc, () => {
      doc.font('medium').fontSize(8.5).fillColor(INK.muted);
      doc.text(colour, x, 76 + width * 0.63, { width, align: 'center' });
    });
  });
}

/** The second page: the colours, all specifications in two columns, how to reach us. */
export function drawSpecificationPage(
  doc: Paper,
  into: Part,
  brochure: BrochureData,
  lineUp: readonly Buffer[],
): void {
  doc.addPage({ size: 'A4', margin: 0 });
  decorate(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.paper);
    drawLogo(doc, PAGE.margin, 34, 20, INK.text);
    doc.font('medium').fontSize(11).fillColor(INK.text);
    doc.text(brochure.name, PAGE.margin, 39, { width: INNER, align: 'right' });
  });
  drawLineUp(doc, into, brochure, lineUp);
  drawSections(doc, into, brochure.sections, 216);

  const foot = PAGE.height - 52;
  decorate(doc, () =>
    drawHairline(doc, foot - 10, INK.hairline, PAGE.margin, PAGE.width - PAGE.margin),
  );
  const { contact } = brochure;
  const { street, city, pincode, state } = contact.address;
  const drawFoot = () => {
    doc.font('regular').fontSize(7).fillColor(INK.muted);
    doc.text(
      `${contact.company_name}, ${street}, ${city} ${pincode}, ${state}  •  ${contact.phone}  •  ${contact.email}`,
      PAGE.margin,
      foot,
      { width: INNER },
    );
    if (brochure.finePrint.range) doc.text(brochure.finePrint.range, { width: INNER });
  };
  into.add(doc.struct('P', {}, drawFoot));
}
