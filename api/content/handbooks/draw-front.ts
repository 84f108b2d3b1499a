import { decorate, drawLogo, INK, type Paper, type Part } from '../pdf/paper.ts';
import type { HandbookData } from './read-handbook-data.ts';
import { drawRule, INNER, SHEET } from './sheet.ts';

/** The first page: the bike, its name, the edition. */
export function drawCover(doc: Paper, into: Part, book: HandbookData, hero: Buffer): void {
  doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 });
  const renderHeight = (SHEET.width / 16) * 10;
  decorate(doc, () => {
    doc.rect(0, 0, SHEET.width, SHEET.height).fill(INK.night);
    doc.image(hero, 0, 96, { width: SHEET.width });
    for (const [from, to] of [
      [96, 150],
      [96 + renderHeight, 96 + renderHeight - 70],
    ] as const) {
      const fade = doc.linearGradient(0, from, 0, to);
      fade.stop(0, INK.night, 1).stop(1, INK.night, 0);
      doc.rect(0, Math.min(from, to), SHEET.width, Math.abs(to - from) + 1).fill(fade);
    }
    drawLogo(doc, SHEET.margin, 36, 22, INK.onNight);
    doc.rect(SHEET.margin, 400, 32, 3).fill(INK.red);
  });
  const write = (tag: string, text: string, size: number, y: number, colour: string) =>
    into.add(
      doc.struct(tag, {}, () => {
        doc
          .font(size > 20 ? 'bold' : 'medium')
          .fontSize(size)
          .fillColor(colour);
        doc.text(text, SHEET.margin, y, { width: INNER });
      }),
    );
  write('Title', book.name, 30, 414, INK.onNight);
  write('P', 'Owner’s handbook', 15, 454, INK.onNight);
  write('P', book.edition, 9, 530, INK.mutedOnNight);
}

/** Fills in the second page once the chapters know theirs: each line leads to its chapter. */
export function drawContents(
  doc: Paper,
  into: Part,
  book: HandbookData,
  pages: readonly number[],
): void {
  doc.y = SHEET.margin + 8;
  into.add(
    doc.struct('H1', {}, () => {
      doc.font('bold').fontSize(22).fillColor(INK.text);
      doc.text('Contents', SHEET.margin, doc.y, { width: INNER });
    }),
  );
  doc.y += 14;
  book.chapters.forEach(({ id, title }, at) => {
    drawRule(doc);
    const y = doc.y + 10;
    into.add(
      doc.struct('TOCI', {}, () => {
        doc.font('medium').fontSize(11).fillColor(INK.text);
        doc.text(`${at + 1}  ${title}`, SHEET.margin, y, { lineBreak: false });
        doc.text(String(pages[at]), SHEET.margin, y, { width: INNER, align: 'right' });
      }),
    );
    doc.goTo(SHEET.margin, y - 10, INNER, 34, id);
    doc.y = y + 24;
  });
  drawRule(doc);
  const { company_name, phone, email, address, working_hours } = book.contact;
  const help = `Help and questions: ${phone}, ${email}. ${working_hours}. ${company_name}, ${address.street}, ${address.city} ${address.pincode}, ${address.state}.`;
  into.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(8.5).fillColor(INK.muted);
      doc.text(help, SHEET.margin, doc.y + 18, { width: INNER, lineGap: 2.6 });
    }),
  );
}
