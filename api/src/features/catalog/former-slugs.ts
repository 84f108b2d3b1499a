import { and, eq, type SQL, sql } from 'drizzle-orm';
import { item, product, variant } from '../../platform/db/schema/all';
import type { CatalogItem } from './product-groups';

/** The slug that an id begins with (a slug, a model's key or an item's key), and what follows it. */
function splitId(id: string): { slug: string; rest: string } {
  const [slug = ''] = id.split('-', 1);
  return { slug, rest: id.slice(slug.length) };
}

/** What finds the items of an id that was made of a slug of before a rename. */
export function hadId(id: string): SQL | undefined {
  const { slug, rest } = splitId(id);
  const hadSlug = sql`${slug} = any(${product.formerSlugs})`;
  if (rest === '') return hadSlug;
  const key = sql`${product.slug} || ${rest}`;
  return and(hadSlug, sql`(${eq(variant.key, key)} or ${eq(item.itemKey, key)})`);
}

/** The slug of before a rename that an id is made of; undefined when it is made of one of today. */
export function formerSlugIn(id: string, items: readonly CatalogItem[]): string | undefined {
  const { slug } = splitId(id);
  return items.some(({ formerSlugs }) => formerSlugs.includes(slug)) ? slug : undefined;
}

/**
 * An id as it is today: one that was made of a former slug of a product is made of its present one.
 * @param items what is sold, the product's among it
 */
export function presentId(id: string, items: readonly CatalogItem[]): string {
  const { slug, rest } = splitId(id);
  const renamed = items.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return renamed ? renamed.slug + rest : id;
}
