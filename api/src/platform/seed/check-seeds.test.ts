import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../paths';
import { checkSeeds, missingPictures } from './check-seeds';
import { readSeeds, sealSeeds } from './read-seeds';
import { type SeedData, seedFiles } from './seed-files';

let seeds: SeedData;
beforeAll(async () => {
  seeds = (await readSeeds(paths.seeds)).data;
});

/** What is said of our seeds when one thing in them is another. */
function problemsWith(change: (data: SeedData) => unknown): string[] {
  const data = structuredClone(seeds);
  change(data);
  return checkSeeds(data);
}

const firstVariant = (data: SeedData) => data.products[0]?.variants[0];

it('the seeds that we have are right', () => {
  expect(checkSeeds(seeds)).toEqual([]);
});

it.each<[string, (data: SeedData) => unknown, RegExp]>([
  [
    'a price in rupees',
    (data) => Object.assign(firstVariant(data) ?? {}, { ex_showroom_paise: 149_999 }),
    /^products\.json at 0\.variants\.0\.ex_showroom_paise: 149999 paise are no whole rupees\. Prices are in paise/,
  ],
  [
    'an advance above the price',
    (data) => Object.assign(firstVariant(data) ?? {}, { preorder_paise: 99_999_900 }),
    /^products\.json at 0\.variants\.0\.preorder_paise: it is above the price itself\.$/,
  ],
  [
    'two products of one slug',
    ({ products }) => products.push(structuredClone(products[0] as never)),
    /^products\.json at 4\.slug: "vayu_one" is there already, at 0\.slug\.$/,
  ],
  [
    'a product that has another title and its old slug',
    ({ products }) => Object.assign(products[0] ?? {}, { title: 'Vayu One Plus' }),
    /^products\.json at 0\.slug: "Vayu One Plus" needs the slug "vayu_one_plus"\. Links to its pages/,
  ],
  [
    'a former slug that is the slug of another product',
    ({ products }) => Object.assign(products[1] ?? {}, { former_slugs: ['vayu_one'] }),
    /^products\.json at 1\.former_slugs\.0: "vayu_one" is the slug of "Vayu One" today, .* Take it out\.$/,
  ],
  [
    'a former slug that is the slug of the product itself',
    ({ products }) => Object.assign(products[1] ?? {}, { former_slugs: ['gale', 'vayu_marut'] }),
    /^products\.json at 1\.former_slugs\.1: "vayu_marut" is the slug that this product has today\. Take it out; .* taken back/,
  ],
  [
    'a former slug that stands at two products',
    ({ products }) => {
      Object.assign(products[0] ?? {}, { former_slugs: ['gale'] });
      Object.assign(products[1] ?? {}, { former_slugs: ['gale'] });
    },
    /^products\.json at 1\.former_slugs\.0: "gale" stands at 0\.former_slugs\.0 already, .* Take it out of one of them\.$/,
  ],
  [
    'a former slug that means all products',
    ({ products }) => Object.assign(products[1] ?? {}, { former_slugs: ['all'] }),
    /^products\.json at 1\.former_slugs\.0: "all" means every product/,
  ],
  [
    'a model that has another name and its old key',
    ({ products }) => Object.assign(products[1]?.variants[0] ?? {}, { variant: 'GT Plus' }),
    /^products\.json at 1\.variants\.0\.key: "GT Plus" needs the key "vayu_marut-gt_plus"\.$/,
  ],
  [
    'a model under another product',
    (data) => Object.assign(firstVariant(data) ?? {}, { key: 'vayu_two-0' }),
    /^products\.json at 0\.variants\.0\.key: "vayu_two-0" must begin with "vayu_one-"\.$/,
  ],
  [
    'a coupon for a model that is sold no more',
    ({ products }) => products.splice(0, 1),
    /^coupons\.json at \d+\.item_keys: nothing that is sold has the code "vayu_one-0-red"\.$/,
  ],
  [
    'a coupon that ends before it starts',
    ({ coupons }) => Object.assign(coupons[0] ?? {}, { valid_until: '2020-01-01T00:00:00+05:30' }),
    /^coupons\.json at 0\.valid_until: it is not after valid_from\.$/,
  ],
  [
    'a coupon that takes the whole price',
    ({ coupons }) =>
      Object.assign(coupons[0] ?? {}, { discount: { kind: 'flat', amount_paise: 14_999_900 } }),
    /^coupons\.json at 0\.discount: it takes off the whole price of what it is for\.$/,
  ],
  [
    'two standing offers for one bike',
    ({ coupons }) => Object.assign(coupons[1] ?? {}, { item_keys: coupons[0]?.item_keys }),
    /^coupons\.json at 1: another coupon applies to vayu_one-0-red by default already\.$/,
  ],
  [
    'a discount of half a rupee',
    ({ coupons }) =>
      Object.assign(coupons[0] ?? {}, { discount: { kind: 'flat', amount_paise: 600_050 } }),
    /^coupons\.json at 0\.discount: 600050 paise are no whole rupees\./,
  ],
  [
    'a code with which a bike costs more than without it',
    ({ coupons }) =>
      coupons.push({
        ...(coupons[0] as SeedData['coupons'][number]),
        code: 'DIWALI',
        applies_by_default: false,
        discount: { kind: 'flat', amount_paise: 200_000 },
      }),
    /^coupons\.json at \d+\.discount: with it vayu_one-0-red costs more than without a code, because of CITYSTART\.$/,
  ],
  [
    'an offer for a model of another name',
    ({ coupons }) => Object.assign(coupons[0] ?? {}, { product_title: 'Vayu Won' }),
    /^coupons\.json at 0\.product_title: nothing that is sold is called "Vayu Won"\.$/,
  ],
  [
    'a colour twice',
    ({ products }) => Object.assign(products[0]?.variants[0]?.items[1] ?? {}, { colour: 'Red' }),
    /^products\.json at 0\.variants\.0\.items\.1\.colour: "Red" is there already, at 0\.variants\.0\.items\.0\.colour\.$/,
  ],
  [
    'a state without districts, which no form could be sent from',
    ({ districts }) => delete districts['GA'],
    /^districts\.json has no "GA": forms ask for the district\.$/,
  ],
  [
    'a dealer without a name',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_name: ' ' }),
    /^dealers\.json at 0\.dn_name: it is empty\.$/,
  ],
  [
    'a dealer with a mail address that is none',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_email: 'hyderabad at vayu' }),
    /^dealers\.json at 0\.dn_email: "hyderabad at vayu" is no mail address\.$/,
  ],
  [
    'a dealer with a phone that nobody can dial',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_phone: 'ask us' }),
    /^dealers\.json at 0\.dn_phone: "ask us" is no phone number\.$/,
  ],
  [
    'a dealer whose latitude and longitude are exchanged',
    ({ dealers }) =>
      Object.assign(dealers[0] ?? {}, { dn_latitude: 78.4867, dn_longitude: 17.385 }),
    /^dealers\.json at 0: its latitude and longitude are not in India\. Are they exchanged\?$/,
  ],
  [
    'a dealer twice, with another id',
    ({ dealers }) =>
      dealers.push({ ...(dealers[0] as SeedData['dealers'][number]), dn_id: '9001' }),
    /^dealers\.json at \d+: Vayu House Hyderabad is there already, at 0: same street, same pin code\.$/,
  ],
  [
    'a city in other letters than those of another dealer',
    ({ dealers }) =>
      dealers.push({
        ...(dealers[0] as SeedData['dealers'][number]),
        dn_id: '9001',
        dn_street: 'Other Road',
        dn_city: 'hyderabad',
      }),
    /^dealers\.json at \d+\.dn_city: "hyderabad" is written "Hyderabad" at 0\.dn_city\.$/,
  ],
  [
    'a dealer in a misspelt state',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_state: 'Telengana' }),
    /^dealers\.json at 0\.dn_state: there is no state "Telengana"\.$/,
  ],
  [
    'a dealer in a district of another state',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_district: 'Pune' }),
    /^dealers\.json at 0\.dn_district: Telangana has no district "Pune"\.$/,
  ],
  [
    'a dealer on no map',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_latitude: 1738.5 }),
    /^dealers\.json at 0: its latitude and longitude are on no map\.$/,
  ],
  [
    'a dealer with a pin code of five digits',
    ({ dealers }) => Object.assign(dealers[0] ?? {}, { dn_pinocde: '50001' }),
    /^dealers\.json at 0\.dn_pinocde: "50001" is no pin code of six digits\.$/,
  ],
  [
    'a centre that serves a state which there is not',
    (data) => data['dispatch-centres'][0]?.states.push('XX'),
    /^dispatch-centres\.json at 0\.states: there is no state "XX"\.$/,
  ],
  [
    'a centre that does not deliver a misspelt model',
    (data) => data['dispatch-centres'][0]?.excluded_models.push('vayu_marut-carg'),
    /^dispatch-centres\.json at 0\.excluded_models: there is no model "vayu_marut-carg"\.$/,
  ],
  [
    'a district twice',
    ({ districts }) => districts['AN']?.push('Nicobar'),
    /^districts\.json at AN\.3: "Nicobar" is there already, at AN\.0\.$/,
  ],
  [
    'a state in a zone that there is not',
    ({ states }) => Object.assign(states[0] ?? {}, { zonal_code: 'QQ' }),
    /^states\.json at 0\.zonal_code: there is no zone "QQ"\.$/,
  ],
  [
    'two products of one title',
    ({ products }) => Object.assign(products[1] ?? {}, { title: products[0]?.title }),
    /^products\.json at 1\.title: "Vayu One" is there already, at 0\.title\.$/,
  ],
  [
    'two states of one name',
    ({ states }) => states.push(...states.slice(0, 1).map((one) => ({ ...one, state_code: 'ZZ' }))),
    /^states\.json at \d+\.state_name: ".+" is there already, at 0\.state_name\.$/,
  ],
  [
    'a stage of the id of another one of its concept, whatever is between them',
    ({ stages }) =>
      Object.assign(stages.testride?.[0]?.ch_sub[1] ?? {}, {
        ch_stage_id: stages.testride?.[0]?.ch_stage_id,
      }),
    /^stages\.json at testride\.0\.ch_sub\.1\.ch_stage_id: ".+" is there already, at testride\.0\.ch_stage_id\.$/,
  ],
  [
    'a coupon of a hundred per cent, where ten were meant',
    ({ coupons }) =>
      Object.assign(coupons[0] ?? {}, {
        discount: { kind: 'percent', basis_points: 10_000, max_paise: 99_999_900 },
      }),
    /^coupons\.json at 0\.discount: it takes off the whole price of what it is for\.$/,
  ],
])('the look through the seeds names %s', (_what, change, says) => {
  expect(problemsWith(change)[0]).toMatch(says);
});

it.each([
  ['begins when another one ends', '2036'],
  ['ended before another one began', '2024'],
])('the seeds may have a standing offer for a bike that %s', (_when, year) => {
  const add = ({ coupons }: SeedData) =>
    coupons.push({
      ...(coupons[0] as SeedData['coupons'][number]),
      code: 'NEWYEAR',
      valid_from: `${year}-01-01T00:00:00+05:30`,
      valid_until: `${year}-12-31T23:59:59+05:30`,
    });
  expect(problemsWith(add)).toEqual([]);
});

it('the seeds may have a model and a colour of two words', () => {
  const add = ({ products }: SeedData) =>
    products[1]?.variants.push({
      variant: 'GT Plus',
      key: 'vayu_marut-gt_plus',
      ex_showroom_paise: 20_999_900,
      preorder_paise: 249_900,
      items: [
        {
          item_key: 'vayu_marut-gt_plus-pearl_white',
          colour: 'Pearl White',
          images: [{ name: 'gt-red-cutout', alt: 'Marut GT Plus' }],
        },
      ],
    });
  expect(problemsWith(add)).toEqual([]);
  const data = structuredClone(seeds);
  add(data);
  expect(seedFiles.products.safeParse(data.products).success).toBe(true);
});

it('the look through the seeds lets a dealer have no coordinates, as number or as words', () => {
  const unknown = { dn_latitude: 'not known', dn_longitude: null };
  expect(problemsWith(({ dealers }) => Object.assign(dealers[0] ?? {}, unknown))).toEqual([]);
});

/** What is said of our seeds when files have other texts; they get no version. */
async function refusalOf(
  changes: Readonly<Record<string, (text: string) => string | Buffer>>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-seeds-'));
  cpSync(paths.seeds, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  const seal = readFileSync(join(folder, 'version.json'), 'utf8');
  const said = await sealSeeds(folder).then(
    (version) => `version ${version}`,
    (error: Error) => error.message,
  );
  if (!said.startsWith('version'))
    expect(readFileSync(join(folder, 'version.json'), 'utf8')).toBe(seal);
  rmSync(folder, { recursive: true });
  return said;
}

it('seeds that are wrong get no version, and all that is wrong is told at once, with its line and what to write', async () => {
  const said = await refusalOf({
    'products.json': (text) =>
      text.replace('"ex_showroom_paise": 14999900', '"ex_showroom_paise": "1,49,999"'),
    'coupons.json': (text) =>
      text
        .replace('"CITYSTART"', '"diwali 25"')
        .replace('"2035-12-31T23:59:59+05:30"', '"31-12-2026"')
        .replace(/"title": "₹10,000.*\n/, ''),
    'dealers.json': (text) => text.replace('"dn_pinocde": "500001"', '"dn_pinocde": 500001'),
    'states.json': (text) => text.replace('"state_code": "AP",', '"state_code": "AP"'),
    'zones.json': (text) => text.replace('"zonal_code"', '"colour": 1, "zonal_code"'),
  });
  expect(said.split('\n')).toEqual([
    'The seeds are wrong.',
    'products.json, line 9, at 0.variants.0.ex_showroom_paise: "1,49,999" cannot stand here. It is an amount in paise, without quotation marks, point or comma: ₹1,49,999 is 14999900.',
    'coupons.json, line 3, at 0.code: "diwali 25" cannot stand here. A code has 3 to 20 capital letters and digits, without spaces. Buyers may type it in small letters.',
    'coupons.json, line 13, at 0.valid_until: "31-12-2026" cannot stand here. It is a time with its offset, in India 2026-12-31T23:59:59+05:30.',
    'coupons.json, line 22, at 1.title: it is missing. It is a text in quotation marks.',
    'zones.json, line 3, at 0.colour: nothing reads this. Is the name misspelt?',
    'states.json: line 3, column 56: comma expected, before this or at the end of the line above.',
    'dealers.json, line 10, at 0.dn_pinocde: 500001 stands where a text in quotation marks belongs.',
  ]);
});

it('seeds with a former slug that no address has, or that is taken, get no version, and the line is named', async () => {
  const former = (slug: string) => (text: string) =>
    text.replace('"slug": "vayu_marut"', `"slug": "vayu_marut",\n    "former_slugs": ["${slug}"]`);
  expect(await refusalOf({ 'products.json': former('/product/Vayu-Breeze') })).toMatch(
    /^products\.json, line \d+, at 1\.former_slugs\.0: "\/product\/Vayu-Breeze" cannot stand here\. It is a slug that the product had, without the rest of its address/m,
  );
  expect(await refusalOf({ 'products.json': former('vayu_one') })).toMatch(
    /^products\.json, line \d+, at 1\.former_slugs\.0: "vayu_one" is the slug of "Vayu One" today/m,
  );
});

it('seeds that do not fit each other get no version', async () => {
  expect(
    await refusalOf({ 'products.json': (text) => text.replace('"vayu_marut"', '"vayu_one"') }),
  ).toMatch(/^products\.json, line \d+, at 1\.slug: "vayu_one" is there already, at 0\.slug\.$/m);
});

it('seeds may begin with the mark that some editors write, and have the line ends of Windows', async () => {
  const other = (text: string) => text.replace('₹6,000 off', '₹6,000 less for');
  const version = expect.stringMatching(/^version \d+$/);
  expect(await refusalOf({ 'coupons.json': (text) => `\uFEFF${other(text)}` })).toEqual(version);
  expect(
    await refusalOf({ 'coupons.json': (text) => other(text).replaceAll('\n', '\r\n') }),
  ).toEqual(version);
});

it('seeds keep their version when git exchanges the line ends of Windows, in which they were sealed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-seeds-'));
  cpSync(paths.seeds, folder, { recursive: true });
  const file = join(folder, 'coupons.json');
  const text = readFileSync(file, 'utf8').replace('₹6,000 off', '₹6,000 less for');
  writeFileSync(file, text.replaceAll('\n', '\r\n'));
  const version = await sealSeeds(folder);
  writeFileSync(file, text);
  await expect(readSeeds(folder)).resolves.toMatchObject({ version });
  rmSync(folder, { recursive: true });
});

it('seeds that have a property twice, or are saved in another encoding, get no version', async () => {
  expect(
    await refusalOf({
      'coupons.json': (text) => text.replace('"code":', '"code": "HOLI",\n    "code":'),
      'dealers.json': (text) => Buffer.from(text.replace('Vayu House', 'Vayu Hüs'), 'latin1'),
    }),
  ).toBe(
    [
      'The seeds are wrong.',
      'coupons.json: line 4: "code" is there already, in line 3.',
      'dealers.json: it is not saved as UTF-8. Save it anew with the encoding UTF-8.',
    ].join('\n'),
  );
});

it('the look through the seeds names each picture that the content does not have', () => {
  const find = ({ name }: { name: string }) => {
    if (name === 'one-red-cutout') throw new Error(`There is no picture "${name}"`);
  };
  expect(missingPictures(seeds, find)).toEqual([
    'products.json at 0.variants.0.items.0.images.0: There is no picture "one-red-cutout".',
  ]);
});
