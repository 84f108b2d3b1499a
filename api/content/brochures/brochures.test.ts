import { basename } from 'node:path';
import { endpoints } from '@site/contract/endpoints';
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

it('brochures are PDFs of two pages, the same bytes for the same content', async () => {
  const [brochure] = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  if (!brochure) throw new Error('no brochure data');
  const pdf = await drawBrochure(brochure, ORIGINALS);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf.equals(await drawBrochure(brochure, ORIGINALS))).toBe(true);
});
