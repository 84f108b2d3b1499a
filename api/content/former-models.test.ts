import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testRidePageSchema } from '@site/contract';
import { z } from 'zod';
import { buildJson } from './build-json.ts';
import { fileProblems } from './check-files.ts';
import { soldProblems } from './check-sold.ts';
import { TEST_RIDE_FILE, withFormerModels } from './former-models.ts';
import { type BuiltContent, buildContent, JSON_DIR } from './testing/built-content.ts';

const PRODUCTS = [
  { title: 'Vayu One', former_slugs: ['vayu_first'], variants: [{ variant: '0' }] },
  {
    title: 'Vayu Marut',
    former_slugs: ['vayu_gale', 'vayu_breeze'],
    variants: [{ variant: 'GT' }, { variant: 'Solo' }],
  },
];

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

const built = async () =>
  JSON.parse(await readFile(join(content.outDir, TEST_RIDE_FILE), 'utf8')) as { data: unknown };

it('the built page of test rides has the former name of each model that can be ridden, as links have it', async () => {
  await buildJson({ ...content, json: JSON_DIR, products: PRODUCTS });
  const { data } = await built();
  expect(z.safeParse(testRidePageSchema, data).data?.former_models).toEqual({
    vayu_first: 'Vayu One',
    vayu_gale_gt: 'Vayu Marut GT',
    vayu_breeze_gt: 'Vayu Marut GT',
  });
});

it('the built page of test rides has nothing of former names where nothing was renamed', async () => {
  await buildJson({ ...content, json: JSON_DIR, products: [] });
  expect((await built()).data).not.toHaveProperty('former_models');
});

it('a former name that an editor has written stays, as for a model that was renamed alone', () => {
  const own = { vayu_marut_grand: 'Vayu Marut GT' };
  const body = { data: { products: ['Vayu Marut GT'], former_models: own } };
  expect(withFormerModels(body, PRODUCTS)).toMatchObject({
    data: { former_models: { ...own, vayu_gale_gt: 'Vayu Marut GT' } },
  });
});

it('a former name that a product has today, or that leads to none, is refused with what to do', () => {
  const data = {
    products: ['Vayu One', 'Vayu Marut GT'],
    former_models: { vayu_one: 'Vayu Marut GT', vayu_gale_gt: 'Vayu Gale', vayu_first: 'Vayu One' },
  };
  expect(fileProblems(TEST_RIDE_FILE, { data }, [])).toEqual([
    'data.former_models.vayu_one: a product of this page is called so today. Take it out.',
    'data.former_models.vayu_gale_gt: "Vayu Gale" is not among the products of this page. Write one of them.',
  ]);
});

it('texts that stand under a former slug are told their name of today', () => {
  const sold = [
    { title: 'Vayu Marut', slug: 'vayu_marut', former_slugs: ['vayu_gale'], variants: [] },
  ];
  const files = {
    'product-vayu_gale.json': { data: {} },
    'technical-specs.json': { data: { specs: { 'vayu_gale-gt': [], 'kite-0': [] } } },
  };
  expect(soldProblems(files, sold)).toEqual([
    'product-vayu_gale.json at data: the seeds have renamed it to "vayu_marut". Call the file product-vayu_marut.json.',
    'technical-specs.json at data.specs.vayu_gale-gt: the seeds have renamed it. Call it "vayu_marut-gt".',
    'technical-specs.json at data.specs.kite-0: the seeds sell no such thing, so that what links to it leads nowhere. Take it out.',
  ]);
});
