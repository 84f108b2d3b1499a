import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedProductsSchema } from '../seeds/seed-schemas.ts';
import { soldProblems } from './check-sold.ts';
import { JSON_DIR, SEEDS_DIR } from './testing/built-content.ts';

const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));
const sold = () => seedProductsSchema.parse(read(SEEDS_DIR, 'products.json'));
const files = Object.fromEntries(readdirSync(JSON_DIR).map((file) => [file, read(JSON_DIR, file)]));

it('our texts fit what the seeds sell', () => {
  expect(soldProblems(files, sold())).toEqual([]);
});

it('texts and data of a product that is sold no more are named, so that its links do not stay', () => {
  expect(soldProblems(files, sold().slice(1))).toEqual([
    'product-vayu_one.json at data: the seeds sell no such thing, so that what links to it leads nowhere. Take it out, with the file.',
    'technical-specs.json at data.specs.vayu_one-0: the seeds sell no such thing, so that what links to it leads nowhere. Take it out.',
  ]);
});

it('a riding mode that the data sheet of its bike does not have is named', () => {
  const file = 'product-vayu_one.json';
  const text = JSON.stringify(files[file]);
  expect(text).toContain('"Eco":1');
  const changed = { ...files, [file]: JSON.parse(text.replace('"Eco":1', '"Ecoo":1')) };
  expect(soldProblems(changed, sold())).toEqual([
    'product-vayu_one.json at data.variants.0.consumption.mode_factors.Ecoo: the data sheet of vayu_one-0 has the riding modes "Eco, City, Wind".',
  ]);
});

it('a model that is sold no more, another title and a colour without its paint are named', () => {
  const [one, marut, ...others] = sold();
  if (!one || !marut) throw new Error('no products');
  const cargo = marut.variants.find(({ key }) => key === 'vayu_marut-cargo');
  const changed = [
    {
      ...one,
      title: 'Vayu Uno',
      variants: one.variants.map((variant) => ({
        ...variant,
        items: [...variant.items, { item_key: 'vayu_one-0-pearl_white', colour: 'Pearl White' }],
      })),
    },
    { ...marut, variants: marut.variants.filter((variant) => variant !== cargo) },
    ...others,
  ];
  expect(soldProblems(files, changed)).toEqual([
    expect.stringMatching(/^product-vayu_marut\.json at data\.variants\.cargo: the seeds sell no /),
    'product-vayu_one.json at data.title: the seeds call it "Vayu Uno".',
    'product-vayu_one.json at data.swatches: it has no colour "Pearl White", and the seeds sell vayu_one-0-pearl_white.',
    expect.stringMatching(/^technical-specs\.json at data\.specs\.vayu_marut-cargo: the seeds /),
  ]);
});
