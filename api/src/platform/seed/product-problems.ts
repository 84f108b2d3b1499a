import { toSlug } from '@site/contract';
import { formerSlugProblems } from './former-slug-problems';
import { placed, repeated, type Variant, variantsOf } from './placed';
import type { SeedData } from './seed-files';

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
          `products.json at ${at}.slug: "${title}" needs the slug "${toSlug(title)}". Links to its pages are made of its title. Put "${slug}" into "former_slugs" if its pages were there, so that what leads to it still finds them.`,
        ]),
    ...variants.flatMap(({ variant, key }, each) => {
      const needed = `${slug}-${toSlug(variant)}`;
      return key === needed || !key.startsWith(`${slug}-`)
        ? []
        : [`products.json at ${at}.variants.${each}.key: "${variant}" needs the key "${needed}".`];
    }),
  ]);
}

/** What is wrong with products: something twice, a name that its key does not have, a price that nobody can pay. */
export function productProblems({ products }: SeedData): string[] {
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
    ...variants.flatMap(({ variant, at }) =>
      repeated(
        'products',
        variant.items.map(({ colour }, each) => ({
          at: `${at}.items.${each}.colour`,
          value: colour,
        })),
      ),
    ),
    ...nameProblems(products),
    ...formerSlugProblems(products),
    ...strangers.map(
      ({ at, value, begins }) => `products.json at ${at}: "${value}" must begin with "${begins}".`,
    ),
    ...variants.flatMap(({ variant, at }) => priceProblems(variant, at)),
  ];
}
