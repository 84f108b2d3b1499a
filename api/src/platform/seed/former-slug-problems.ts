import { ALL_PRODUCTS } from '@site/contract';
import type { SeedData } from './seed-files';

type Products = SeedData['products'];

/** Every former slug, and where it stands. */
const formerSlugsOf = (products: Products) =>
  products.flatMap(({ slug: own, former_slugs = [] }, at) =>
    former_slugs.map((value, each) => ({ value, own, at: `${at}.former_slugs.${each}` })),
  );

/**
 * Former slugs that lead to no one product, a sentence each: one that is a slug of today, or stands twice. An old address
 * leads to one product alone, and never away from a page that is there.
 */
export function formerSlugProblems(products: Products): string[] {
  const titles = new Map(products.map(({ slug, title }) => [slug, title]));
  const places = new Map<string, string>();
  return formerSlugsOf(products).flatMap(({ value, own, at }) => {
    const first = places.get(value);
    places.set(value, first ?? at);
    const place = `products.json at ${at}: "${value}"`;
    if (value === own)
      return [
        `${place} is the slug that this product has today. Take it out; where a rename was taken back, the slug that it had in between stands here.`,
      ];
    const title = titles.get(value);
    if (title !== undefined)
      return [
        `${place} is the slug of "${title}" today, and its addresses are those of that product's pages. Take it out.`,
      ];
    if (value === ALL_PRODUCTS)
      return [`${place} means every product where products are asked for. Take it out.`];
    return first === undefined
      ? []
      : [
          `${place} stands at ${first} already, and an old address leads to one product. Take it out of one of them.`,
        ];
  });
}

/**
 * Slugs whose addresses led to a product, and lead to none any more: sold no more, or renamed without its former slug.
 * @param before what the database has
 * @param after what takes its place
 */
export function lostSlugs(
  before: readonly { slug: string; formerSlugs: readonly string[] }[],
  after: Products,
): string[] {
  const known = new Set(after.flatMap(({ slug, former_slugs = [] }) => [slug, ...former_slugs]));
  return before
    .flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])
    .filter((slug) => !known.has(slug));
}
