import type { OwnershipSection } from '@site/contract';
import { decorate, INK, type Paper, type Part } from '../pdf/paper.ts';
import type { Chapter } from './build-chapters.ts';
import { drawTable } from './draw-table.ts';
import { drawList, drawText, measureText } from './draw-text.ts';
import { INNER, keepRoom, SHEET, startPage } from './sheet.ts';

/** Points that stay with a heading: it never stands alone at the foot of a page. */
const START_OF_SECTION = 56;

function drawSection(doc: Paper, into: Part, section: OwnershipSection): void {
  keepRoom(doc, measureText(doc, section.heading, 'heading') + START_OF_SECTION);
  drawText(doc, into, 'H2', section.heading, 'heading');
  for (const paragraph of section.paragraphs) drawText(doc, into, 'P', paragraph, 'text');
  if (section.table) drawTable(doc, into, section.table);
  if (section.points.length > 0) drawList(doc, into, section.points);
}

/** A chapter from the top of a new page, with its bookmark. */
export function drawChapter(doc: Paper, into: Part, chapter: Chapter, number: number): void {
  startPage(doc);
  doc.addNamedDestination(chapter.id);
  doc.outline.addItem(`${number}  ${chapter.title}`);
  const part = doc.struct('Sect', { title: chapter.title });
  into.add(part);
  decorate(doc, () => doc.rect(SHEET.margin, doc.y, 28, 3).fill(INK.red));
  doc.y += 12;
  part.add(
    doc.struct('H1', {}, () => {
      doc.font('bold').fontSize(22).fillColor(INK.text);
      doc.text(`${number}  ${chapter.title}`, SHEET.margin, doc.y, {
        width: INNER,
        characterSpacing: -0.3,
      });
    }),
  );
  doc.y += 6;
  drawText(doc, part, 'P', chapter.lead, 'lead');
  for (const section of chapter.sections) drawSection(doc, part, section);
  part.end();
}
