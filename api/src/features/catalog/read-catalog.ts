import { asc, eq, exists, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { item, product, variant } from '../../platform/db/schema/all';
import { floorToRupee } from '../pricing/paise';
import { hadId } from './former-slugs';
import type { CatalogItem } from './product-groups';

/** Titles in menu order, of the products that have something to sell: the others have no page. */
export async function readProductTitles(db: Db): Promise<string[]> {
  const items = db
    .select({ itemKey: item.itemKey })
    .from(item)
    .innerJoin(variant, eq(item.variantKey, variant.key))
    .where(eq(variant.productSlug, product.slug));
  const rows = await db
    .select({ title: product.title })
    .from(product)
    .where(exists(items))
    .orderBy(asc(product.position));
  return rows.map((row) => row.title);
}

/**
 * Items in order; `id` is "all", a product's slug, a variant's key or an item's key, also one that is made of a slug
 * which the product had before it was renamed. A price is in whole rupees,
 * whatever the database has behind them: what is shown without paise is paid without them.
 */
export async function readCatalogItems(db: Db | Tx, id: string): Promise<CatalogItem[]> {
  const rows = await db
    .select({
      itemKey: item.itemKey,
      colour: item.colour,
      images: item.images,
      variantKey: variant.key,
      variant: variant.variant,
      exShowroomPaise: variant.exShowroomPaise,
      preorderPaise: variant.preorderPaise,
      title: product.title,
      slug: product.slug,
      formerSlugs: product.formerSlugs,
    })
    .from(item)
    .innerJoin(variant, eq(item.variantKey, variant.key))
    .innerJoin(product, eq(variant.productSlug, product.slug))
    .where(
      id === 'all'
        ? undefined
        : or(eq(product.slug, id), eq(variant.key, id), eq(item.itemKey, id), hadId(id)),
    )
    .orderBy(asc(item.position));
  return rows.map((row) => ({
    ...row,
    exShowroomPaise: floorToRupee(row.exShowroomPaise),
    preorderPaise: floorToRupee(row.preorderPaise),
  }));
}
