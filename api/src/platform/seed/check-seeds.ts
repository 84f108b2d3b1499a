import { coversItem, type Stage, toSlug } from '@site/contract';
import { StartError } from '@site/server';
import type { SeedDiscount, SeedImage } from '../../../seeds/seed-schemas';
import type { SeedData } from './seed-files';

/** An entry of a seed file and where it stands, e.g. `0.slug`. */
interface Placed {
  at: string;
  value: string;
}

/** Values that stand twice in a file, a sentence each. */
function repeated(file: string, values: readonly Placed[]): string[] {
  const places = new Map<string, string>();
  return values.flatMap(({ at, value }) => {
    const first = places.get(value);
    places.set(value, first ?? at);
    return first === undefined
      ? []
      : [`${file}.json at ${at}: "${value}" is there already, at ${first}.`];
  });
}

/** Values that nothing has, a sentence each. @param says what there is none of, e.g. "no state is called" */
const unknown = (
  file: string,
  values: readonly Placed[],
  known: Iterable<string>,
  says: string,
) => {
  const all = new Set(known);
  return values
    .filter(({ value }) => !all.has(value))
    .map(({ at, value }) => `${file}.json at ${at}: ${says} "${value}".`);
};

const placed = <T>(rows: readonly T[], name: string, read: (row: T) => string): Placed[] =>
  rows.map((row, at) => ({ at: `${at}.${name}`, value: read(row) }));

type Variant = SeedData['products'][number]['variants'][number];

const variantsOf = (products: SeedData['products']) =>
  products.flatMap(({ slug, variants }, at) =>
    variants.map((variant, each) => ({ slug, variant, at: `${at}.variants.${each}` })),
  );

/** Prices that no page can show, or nobody can pay. */
function priceProblems({ ex_showroom_paise, preorder_paise }: Variant, at: string): string[] {
  const prices = { ex_showroom_paise, preorder_paise };
  const broken = Object.entries(prices)
    .filter(([, paise]) => paise % 100 !== 0)
    .map(
      ([name, paise]) =>
        `products.json at ${at}.${name}: ${paise} paise are no whole rupees. Prices are in paise: ₹1,49,999 is 14999900.`,
    );
  return preorder_paise <= ex_showroom_paise
    ? broken
    : [...broken, `products.json at ${at}.preorder_paise: it is above the price itself.`];
}

/** Addresses are made of names: a name that its key does not have leads to pages that there are not. */
function nameProblems(products: SeedData['products']): string[] {
  return products.flatMap(({ title, slug, variants }, at) => [
    ...(slug === toSlug(title)
      ? []
      : [
          `products.json at ${at}.slug: "${title}" needs the slug "${toSlug(title)}". Links to its pages are made of its title; what leads to "${slug}" finds nothing any more.`,
        ]),
    ...variants.flatMap(({ variant, key }, each) => {
      const needed = `${slug}-${toSlug(variant)}`;
      return key === needed || !key.startsWith(`${slug}-`)
        ? []
        : [`products.json at ${at}.variants.${each}.key: "${variant}" needs the key "${needed}".`];
    }),
  ]);
}

function productProblems({ products }: SeedData): string[] {
  const variants = variantsOf(products);
  const items = variants.flatMap(({ variant, at }) =>
    variant.items.map(({ item_key }, each) => ({
      at: `${at}.items.${each}.item_key`,
      value: item_key,
      begins: `${variant.key}-`,
    })),
  );
  const keys = variants.map(({ slug, variant, at }) => ({
    at: `${at}.key`,
    value: variant.key,
    begins: `${slug}-`,
  }));
  const strangers = [...keys, ...items].filter(({ value, begins }) => !value.startsWith(begins));
  return [
    ...repeated(
      'products',
      placed(products, 'slug', ({ slug }) => slug),
    ),
    ...repeated(
      'products',
      placed(products, 'title', ({ title }) => title),
    ),
    ...repeated('products', keys),
    ...repeated('products', items),
    ...nameProblems(products),
    ...strangers.map(
      ({ at, value, begins }) => `products.json at ${at}: "${value}" must begin with "${begins}".`,
    ),
    ...variants.flatMap(({ variant, at }) => priceProblems(variant, at)),
  ];
}

/** What a discount takes off a price at most, in paise. */
const mostOff = (discount: SeedDiscount, paise: number): number =>
  discount.kind === 'flat'
    ? discount.amount_paise
    : Math.min(discount.max_paise, (paise * discount.basis_points) / 10_000);

function couponProblems({ coupons, products }: SeedData): string[] {
  const prices = variantsOf(products).flatMap(({ variant }) =>
    variant.items.map(({ item_key }) => ({ item_key, paise: variant.ex_showroom_paise })),
  );
  const standing = new Map<string, string>();
  return [
    ...repeated(
      'coupons',
      placed(coupons, 'code', ({ code }) => code),
    ),
    ...coupons.flatMap((coupon, at) => {
      const place = `coupons.json at ${at}`;
      const covered = prices.filter(({ item_key }) => coversItem(coupon.item_keys, item_key));
      const gone = coupon.item_keys.filter(
        (code) => !prices.some(({ item_key }) => coversItem([code], item_key)),
      );
      const problems = gone.map(
        (code) => `${place}.item_keys: nothing that is sold has the code "${code}".`,
      );
      if (Date.parse(coupon.valid_until) <= Date.parse(coupon.valid_from))
        problems.push(`${place}.valid_until: it is not after valid_from.`);
      if (covered.some(({ paise }) => paise <= mostOff(coupon.discount, paise)))
        problems.push(`${place}.discount: it takes off the whole price of what it is for.`);
      if (!coupon.applies_by_default) return problems;
      const taken = covered.find(({ item_key }) => standing.has(item_key))?.item_key;
      for (const { item_key } of covered) standing.set(item_key, coupon.code);
      return taken === undefined
        ? problems
        : [...problems, `${place}: another coupon applies to ${taken} by default already.`];
    }),
  ];
}

/** A coordinate in degrees that is on no map; null, and a text that is no number, are unknown ones. */
const isNowhere = (degrees: number | string | null, most: number): boolean =>
  degrees !== null && degrees !== '' && Math.abs(Number(degrees)) > most;

function placeProblems({ states, zones, districts, dealers }: SeedData): string[] {
  const codes = states.map(({ state_code }) => state_code);
  const codeOf = new Map(states.map(({ state_name, state_code }) => [state_name, state_code]));
  const names = Object.entries(districts);
  const zoneCodes = zones.map(({ zonal_code }) => zonal_code);
  return [
    ...repeated(
      'zones',
      placed(zones, 'zonal_code', ({ zonal_code }) => zonal_code),
    ),
    ...repeated(
      'states',
      placed(states, 'state_code', ({ state_code }) => state_code),
    ),
    ...repeated(
      'states',
      placed(states, 'state_name', ({ state_name }) => state_name),
    ),
    ...unknown(
      'states',
      placed(states, 'zonal_code', (row) => row.zonal_code),
      zoneCodes,
      'there is no zone',
    ),
    ...unknown(
      'districts',
      names.map(([code]) => ({ at: code, value: code })),
      codes,
      'there is no state',
    ),
    ...names.flatMap(([code, list]) =>
      repeated(
        'districts',
        list.map((value, at) => ({ at: `${code}.${at}`, value })),
      ),
    ),
    ...repeated(
      'dealers',
      placed(dealers, 'dn_id', ({ dn_id }) => dn_id),
    ),
    ...unknown(
      'dealers',
      placed(dealers, 'dn_state', (row) => row.dn_state),
      codeOf.keys(),
      'there is no state',
    ),
    ...dealers.flatMap(({ dn_state, dn_district, dn_latitude, dn_longitude, dn_pinocde }, at) => {
      const place = `dealers.json at ${at}`;
      const list = districts[codeOf.get(dn_state) ?? ''];
      const problems: string[] = [];
      if (list && !list.includes(dn_district))
        problems.push(`${place}.dn_district: ${dn_state} has no district "${dn_district}".`);
      if (!/^[1-9]\d{5}$/.test(dn_pinocde))
        problems.push(`${place}.dn_pinocde: "${dn_pinocde}" is no pin code of six digits.`);
      if (isNowhere(dn_latitude, 90) || isNowhere(dn_longitude, 180))
        problems.push(`${place}: its latitude and longitude are on no map.`);
      return problems;
    }),
  ];
}

function deliveryProblems({ 'dispatch-centres': centres, states, products }: SeedData): string[] {
  const keys = variantsOf(products).map(({ variant }) => variant.key);
  const codes = states.map(({ state_code }) => state_code);
  const at = (place: string, values: readonly string[] = []) =>
    values.map((value) => ({ at: place, value }));
  return [
    ...repeated(
      'dispatch-centres',
      placed(centres, 'id', ({ id }) => id),
    ),
    ...centres.flatMap(({ states: served, excluded_models, charges }, each) => [
      ...unknown('dispatch-centres', at(`${each}.states`, served), codes, 'there is no state'),
      ...repeated('dispatch-centres', at(`${each}.states`, served)),
      ...unknown(
        'dispatch-centres',
        at(`${each}.excluded_models`, excluded_models),
        keys,
        'there is no model',
      ),
      ...charges.flatMap((charge, one) =>
        unknown(
          'dispatch-centres',
          at(`${each}.charges.${one}.excluded_models`, charge.excluded_models),
          keys,
          'there is no model',
        ),
      ),
    ]),
  ];
}

/** Where each stage of a concept stands, children after their parent. */
const placedStages = (stages: readonly Stage[], at: string): Placed[] =>
  stages.flatMap(({ ch_stage_id, ch_sub }, each) => [
    { at: `${at}.${each}.ch_stage_id`, value: ch_stage_id },
    ...placedStages(ch_sub, `${at}.${each}.ch_sub`),
  ]);

/**
 * What is wrong with seeds beside their shapes, a sentence each with file and place: something twice, a name that
 * another file does not have, a price that is no whole rupees or below its advance, a discount that leaves nothing.
 */
export function checkSeeds(data: SeedData): string[] {
  return [
    ...productProblems(data),
    ...couponProblems(data),
    ...placeProblems(data),
    ...deliveryProblems(data),
    ...repeated(
      'campaigns',
      placed(data.campaigns, 'campaign_id', (row) => row.campaign_id),
    ),
    ...Object.entries(data.stages).flatMap(([concept, stages]) =>
      repeated('stages', placedStages(stages, concept)),
    ),
  ];
}

/**
 * Pictures that seeds name and the content does not have, a sentence each: an answer with one of them fails as a whole.
 * @param find gives a picture by its name, and throws when there is none
 */
export function missingPictures(
  { products, coupons }: Pick<SeedData, 'products' | 'coupons'>,
  find: (picture: SeedImage) => unknown,
): string[] {
  const ofItems = variantsOf(products).flatMap(({ variant, at }) =>
    variant.items.flatMap(({ images }, item) =>
      images.map((image, each) => ({
        image,
        place: `products.json at ${at}.items.${item}.images.${each}`,
      })),
    ),
  );
  const ofCoupons = coupons.map(({ image }, at) => ({
    image,
    place: `coupons.json at ${at}.image`,
  }));
  return [...ofItems, ...ofCoupons].flatMap(({ image, place }) => {
    try {
      find(image);
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : error}.`];
    }
  });
}

/** @throws StartError with each picture that seeds name and the content does not have */
export function refuseMissingPictures(data: SeedData, find: (picture: SeedImage) => unknown): void {
  const missing = missingPictures(data, find);
  if (missing.length > 0) throw new StartError(`The seeds are wrong.\n${missing.join('\n')}`);
}
