import { toSlug } from '@site/contract';
import type { SeedItem, SeedProduct, SeedVariant } from '../seeds/seed-schemas.ts';
import { type Properties, propertiesOf } from '../src/platform/written/properties.ts';

/** What the seeds say of products, as much of it as texts stand beside. */
export type Sold = readonly (Pick<SeedProduct, 'title' | 'slug' | 'former_slugs'> & {
  variants: readonly (Pick<SeedVariant, 'variant' | 'key'> & {
    items: readonly Pick<SeedItem, 'item_key' | 'colour'>[];
  })[];
})[];

const NOT_SOLD =
  'the seeds sell no such thing, so that what links to it leads nowhere. Take it out';

/** The slug of today of a product that had this one before; undefined when none had it. */
const slugOfToday = (former: string, products: Sold): string | undefined =>
  products.find(({ former_slugs }) => former_slugs?.includes(former))?.slug;

/** What to do with the texts of a product that was renamed; undefined for those of any other. */
function renamedFile(file: string, products: Sold): string | undefined {
  const slug = slugOfToday(file.replace(/^product-|\.json$/g, ''), products);
  return slug && `the seeds have renamed it to "${slug}". Call the file product-${slug}.json`;
}

/** What to do with the data sheet of a model that was renamed; undefined for that of any other. */
function renamedKey(key: string, products: Sold): string | undefined {
  const [former = ''] = key.split('-');
  const slug = slugOfToday(former, products);
  return slug && `the seeds have renamed it. Call it "${slug}${key.slice(former.length)}"`;
}

/** Texts of a product beside what is sold of it. */
function productProblems(file: string, data: unknown, product: Sold[number]): string[] {
  const { title, variants, swatches } = propertiesOf(data) ?? {};
  const painted = (Array.isArray(swatches) ? swatches : []).map(
    (swatch) => propertiesOf(swatch)?.['colour'],
  );
  const sold = new Set(product.variants.map(({ variant }) => toSlug(variant)));
  const items = product.variants.flatMap((variant) => variant.items);
  return [
    ...(title === product.title
      ? []
      : [`${file} at data.title: the seeds call it "${product.title}".`]),
    ...Object.keys(propertiesOf(variants) ?? {})
      .filter((variant) => !sold.has(variant))
      .map((variant) => `${file} at data.variants.${variant}: ${NOT_SOLD}.`),
    ...items
      .filter(({ colour }, at) => items.findIndex((item) => item.colour === colour) === at)
      .filter(({ colour }) => !painted.includes(colour))
      .map(
        ({ colour, item_key }) =>
          `${file} at data.swatches: it has no colour "${colour}", and the seeds sell ${item_key}.`,
      ),
  ];
}

/** The riding modes that a data sheet names, as it writes them. */
function ridingModes(sheet: unknown): string | undefined {
  const lines = (Array.isArray(sheet) ? sheet : []).flatMap((section) => {
    const list = propertiesOf(section)?.['lines'];
    return Array.isArray(list) ? list : [];
  });
  const value = propertiesOf(
    lines.find((line) => propertiesOf(line)?.['label'] === 'Riding Modes'),
  )?.['value'];
  return typeof value === 'string' ? value : undefined;
}

/** Riding modes that the range is worked out for and that the data sheet does not have: nobody could choose them. */
function modeProblems(
  file: string,
  data: unknown,
  product: Sold[number],
  specs: Properties,
): string[] {
  const texts = propertiesOf(propertiesOf(data)?.['variants']) ?? {};
  return product.variants.flatMap(({ variant, key }) => {
    const modes = ridingModes(specs[key]);
    const slug = toSlug(variant);
    const consumption = propertiesOf(propertiesOf(texts[slug])?.['consumption']);
    const named = Object.keys(propertiesOf(consumption?.['mode_factors']) ?? {});
    return named
      .filter((mode) => modes !== undefined && !modes.split(', ').includes(mode))
      .map(
        (mode) =>
          `${file} at data.variants.${slug}.consumption.mode_factors.${mode}: the data sheet of ${key} has the riding modes "${modes}".`,
      );
  });
}

/**
 * Texts that do not fit what the seeds sell, a sentence each with file and place: texts of what is sold no more, another
 * title, a colour without its paint, a riding mode that a data sheet does not have.
 * @param files the texts by file name
 */
export function soldProblems(files: Readonly<Record<string, unknown>>, products: Sold): string[] {
  const keys = new Set(products.flatMap(({ variants }) => variants.map(({ key }) => key)));
  const dataOf = (file: string) => propertiesOf(files[file])?.['data'];
  const specs = propertiesOf(propertiesOf(dataOf('technical-specs.json'))?.['specs']) ?? {};
  return [
    ...Object.keys(files)
      .filter((file) => file.startsWith('product-'))
      .flatMap((file) => {
        const product = products.find(({ slug }) => file === `product-${slug}.json`);
        return product
          ? [
              ...productProblems(file, dataOf(file), product),
              ...modeProblems(file, dataOf(file), product, specs),
            ]
          : [`${file} at data: ${renamedFile(file, products) ?? `${NOT_SOLD}, with the file`}.`];
      }),
    ...Object.keys(specs)
      .filter((key) => !keys.has(key))
      .map(
        (key) =>
          `technical-specs.json at data.specs.${key}: ${renamedKey(key, products) ?? NOT_SOLD}.`,
      ),
  ];
}
