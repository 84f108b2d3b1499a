import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ownershipPageSchema } from '@site/contract';
import { readBrochureData, readContent } from '../brochures/read-brochure-data.ts';
import { drawHandbook } from './draw-handbook.ts';
import { fillIn } from './fill-in.ts';
import { handbookSchema } from './handbook-schema.ts';
import { type HandbookData, readHandbookData } from './read-handbook-data.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const FOLDERS = { json: folder('../json'), seeds: folder('../../seeds') };

let books: HandbookData[];
beforeAll(async () => {
  books = await readHandbookData(FOLDERS);
});

const specOf = async (key: string, label: string): Promise<string> => {
  const model = (await readBrochureData(FOLDERS)).find((one) => one.key === key);
  return fillIn(`{${label}}`, { specs: model?.sections ?? [], range: '' });
};

it('the handbooks are one for each bike, listed with the downloads, and none for motor and battery', async () => {
  const { downloads } = await readContent(FOLDERS.json, 'ownership-manuals', ownershipPageSchema);
  const listed = downloads.filter(({ url }) => url.startsWith('/static/handbooks/'));
  expect(listed.map(({ name, url }) => ({ name, url }))).toEqual(
    books.map(({ key, name }) => ({ name, url: `/static/handbooks/${key}.pdf` })),
  );
  expect(books).toHaveLength(5);
});

it('each handbook describes the riding modes of its bike, and says its payload', async () => {
  const text = handbookSchema.parse(JSON.parse(await readFile(folder('./handbook.json'), 'utf8')));
  const modes = text.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ heading, mode }) => (mode ? [heading] : [])),
  );
  for (const { key, chapters } of books) {
    const sections = chapters.flatMap((chapter) => chapter.sections);
    const described = sections.map(({ heading }) => heading).filter((one) => modes.includes(one));
    expect(described.join(', ')).toBe(await specOf(key, 'Riding Modes'));
    const words = JSON.stringify(sections);
    expect(words).toContain(`carries ${await specOf(key, 'Payload')} at most`);
    expect(words).not.toMatch(/[{$][A-Za-z]/);
  }
});

it('a handbook cannot be made with a figure that its bike does not have', () => {
  expect(() => fillIn('It carries {Payload}.', { specs: [], range: '' })).toThrow(
    'There is no "Payload" in the specifications',
  );
});

it('a handbook is a small PDF with a title, a structure to follow, bookmarks and its fonts inside', async () => {
  const [book] = books;
  if (!book) throw new Error('there is no handbook');
  const pdf = await drawHandbook(book, folder('../originals'));
  expect(pdf.length).toBeLessThan(1_000_000);
  const text = pdf.toString('latin1');
  for (const mark of ['/Marked true', '/Lang (en-IN)', '/DisplayDocTitle true', '/FontFile2'])
    expect(text).toContain(mark);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(15);
  expect(text.match(/\/S \/H1\b/g)).toHaveLength(1 + book.chapters.length);
  expect(text.match(/\/S \/Table\b/g)?.length).toBeGreaterThan(8);
});
