import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formatPrice } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { readObjects } from '../../src/testing/pdf/pdf-objects.ts';
import { readPdfText } from '../../src/testing/pdf/pdf-text.ts';
import {
  type BuiltContent,
  buildContent,
  JSON_DIR,
  ORIGINALS,
  SEEDS_DIR,
} from '../testing/built-content.ts';
import { drawBrochure } from './draw-brochure.ts';
import { readBrochureData } from './read-brochure-data.ts';

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

it('brochures are listed one per model, under the names of their files', async () => {
  const models = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  const listed = await content.readAnswer(endpoints.readBrochures, 'download-brochure.json');
  expect(listed).toEqual(
    models.map(({ key, name }) => ({ name, url: `/static/brochures/${key}.pdf` })),
  );
  expect(listed.map(({ url }) => basename(url))).toHaveLength(7);
});

it.each([
  [
    'contact-info.json',
    (text: string) => text.replace('"500003"', '500003'),
    'contact-info.json, line 20, at data.address.pincode: 500003 stands where a text',
  ],
  [
    'product-vayu_marut.json',
    (text: string) => text.replace('"gt": {', '"GT": {'),
    'product-vayu_marut.json at data.variants: it has no "gt", and the seeds sell vayu_marut-gt.',
  ],
  [
    'technical-specs.json',
    (text: string) => text.replace('"vayu_one-0"', '"vayu_one"'),
    'technical-specs.json at data.specs: it has no "vayu_one-0", and the seeds sell it.',
  ],
])('brochures name the place of what they cannot be made of: %s', async (file, change, says) => {
  const json = await mkdtemp(join(tmpdir(), 'brochures-'));
  await cp(JSON_DIR, json, { recursive: true });
  await writeFile(join(json, file), change(await readFile(join(json, file), 'utf8')));
  await expect(readBrochureData({ json, seeds: SEEDS_DIR })).rejects.toThrow(says);
  await rm(json, { recursive: true });
});

it('brochures are PDFs of two pages, the same bytes for the same content', async () => {
  const [brochure] = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  if (!brochure) throw new Error('no brochure data');
  const pdf = await drawBrochure(brochure, ORIGINALS);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf.equals(await drawBrochure(brochure, ORIGINALS))).toBe(true);
});

it('a brochure has the structure that screen readers follow: name, headings, pictures with words, and a table for each section', async () => {
  const [brochure] = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  if (!brochure) throw new Error('no brochure data');
  const pdf = await drawBrochure(brochure, ORIGINALS);
  expect(pdf.toString('latin1')).toContain('/Marked true');
  const objects = [...readObjects(pdf).values()].map(({ dictionary }) => dictionary);
  const parts = (tag: string) => objects.filter((text) => new RegExp(`/S /${tag}\\b`).test(text));
  const lines = brochure.sections.flatMap((section) => section.lines);
  expect(parts('H1')).toHaveLength(1);
  expect(parts('H2')).toHaveLength(brochure.sections.length);
  expect(parts('Table')).toHaveLength(brochure.sections.length);
  expect([parts('TH').length, parts('TD').length]).toEqual([lines.length, lines.length]);
  const figures = parts('Figure');
  expect(figures).toHaveLength(1 + brochure.lineUp.length);
  for (const figure of figures) expect(figure).toContain(`/Alt (${brochure.name}`);
});

const countOf = (text: string, part: string) => text.split(part).length - 1;

it('a brochure says by which test cycle its range and of which date its price is, in rupees as the site writes them', async () => {
  const models = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  const said = await content.readAnswer(endpoints.readFinePrint, 'fine-print.json');
  // A bike, which has a range, and the motor, which has none.
  for (const [at, ranges] of [
    [0, 2],
    [5, 0],
  ] as const) {
    const brochure = models[at];
    if (!brochure) throw new Error(`no brochure data at ${at}`);
    const lines = readPdfText(await drawBrochure(brochure, ORIGINALS));
    const text = lines.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain(formatPrice(brochure.exShowroomPaise / 100));
    expect(text).toContain(formatPrice(brochure.preorderPaise / 100));
    expect(countOf(text, said.price)).toBe(1);
    expect({ key: brochure.key, ranges: countOf(text, said.range) }).toEqual({
      key: brochure.key,
      ranges,
    });
    expect(text).not.toContain('Rs ');
  }
});
