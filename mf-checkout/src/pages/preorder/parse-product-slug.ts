import { toSlugPart } from '../../rules/to-slug-part';

/** What a pre-order address names: `/{title}-{variant}/preorder`, or with a colour after an offer's item code. */
export interface ProductSlug {
  /** The whole slug, normalised: the `itemKey` of the product read. */
  itemKey: string;
  title: string;
  variant?: string;
  colour?: string;
}

/**
 * Reads the `productId` of a pre-order address. Links are lower-case (spec §2), typed ones may not
 * be. Whether there is such a product, the API decides.
 */
export function parseProductSlug(productId: string): ProductSlug {
  const itemKey = toSlugPart(productId);
  const [title = '', variant, colour] = itemKey.split('-');
  return {
    itemKey,
    title,
    ...(variant ? { variant } : {}),
    ...(colour ? { colour } : {}),
  };
}
