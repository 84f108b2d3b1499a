import type { PricedItem, PricedProduct, PricedVariant } from '@site/contract';
import { type ItemCode, toSlug } from '@site/links';

/** What is chosen when the page opens. */
export interface Preselection {
  variant: PricedVariant;
  item: PricedItem;
}

/**
 * The first variant and item (spec §3), unless the address names others: an offer's item code names
 * its item (`vayu_marut-gt-red`), a link to the Tour opens the Tour, a colour its item. Undefined when
 * there is no item at all.
 */
export function resolvePreselection(
  product: PricedProduct,
  slug: Partial<Pick<ItemCode, 'itemKey' | 'variant' | 'colour'>>,
): Preselection | undefined {
  const named = findItem(product, slug.itemKey);
  if (named) return named;
  const variant =
    product.variants.find((one) => toSlug(one.variant) === slug.variant) ?? product.variants[0];
  const item =
    variant?.items.find((one) => toSlug(one.colour) === slug.colour) ?? variant?.items[0];
  return variant && item ? { variant, item } : undefined;
}

/** The item with this key, with its variant; undefined when the product has none. */
export function findItem(
  product: PricedProduct,
  itemKey: string | undefined,
): Preselection | undefined {
  for (const variant of product.variants) {
    const item = variant.items.find(({ item_key }) => item_key === itemKey);
    if (item) return { variant, item };
  }
  return undefined;
}
