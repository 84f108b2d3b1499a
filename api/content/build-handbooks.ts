import type { BuildBrochuresOptions } from './build-brochures.ts';
import { coverFile, readHandbookData } from './handbooks/read-handbook-data.ts';
import { buildPdfs } from './pdf/build-pdfs.ts';

/**
 * Brings the owner's handbooks up to date: one PDF per bike, served as `/static/handbooks`.
 * @throws when the handbook's text asks for a figure that a bike's specifications do not have
 */
export async function buildHandbooks(options: BuildBrochuresOptions): Promise<void> {
  const { outDir, originals, log } = options;
  const books = await readHandbookData(options);
  const jobs = books.map((book) => ({
    key: book.key,
    text: JSON.stringify(book),
    pictures: [coverFile(originals, book)],
    draw: async () => (await import('./handbooks/draw-handbook.ts')).drawHandbook(book, originals),
  }));
  const drawn = await buildPdfs({ outDir, layout: 'handbook-1', jobs });
  if (drawn > 0) log?.(`handbooks: ${drawn} drawn`);
}
