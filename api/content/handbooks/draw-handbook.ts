import { collectPdf } from '../../src/platform/pdf/collect-pdf.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { drawChapter } from './draw-chapter.ts';
import { drawContents, drawCover } from './draw-front.ts';
import { coverFile, type HandbookData } from './read-handbook-data.ts';
import { numberPages, startPage } from './sheet.ts';

/**
 * Draws the owner's handbook of a bike: cover, contents, chapters; tagged, with bookmarks, its fonts
 * embedded. `originals` is the folder of the full-size renders.
 */
export async function drawHandbook(book: HandbookData, originals: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const hero = await sharp(coverFile(originals, book))
    .resize(1000)
    .jpeg({ quality: 82 })
    .toBuffer();
  const doc = await openPdf({
    tagged: true,
    bufferPages: true,
    title: `${book.name}: owner’s handbook`,
    author: book.contact.company_name,
    subject: book.edition,
  });
  const finished = collectPdf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawCover(doc, root, book, hero);
  startPage(doc);
  const contents = doc.struct('TOC');
  root.add(contents);
  const pages = book.chapters.map((chapter, at) => {
    const before = doc.bufferedPageRange().count;
    drawChapter(doc, root, chapter, at + 1);
    return before + 1;
  });
  doc.switchToPage(1);
  drawContents(doc, contents, book, pages);
  contents.end();
  root.end();
  numberPages(doc, book.name);
  doc.end();
  return finished;
}
