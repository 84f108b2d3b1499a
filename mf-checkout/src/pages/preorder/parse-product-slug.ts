/** What a pre-order address names: `/{title}-{variant}/preorder`, or with a colour after an offer's item code. */
export interface ProductSlug {
  /** The whole slug, normalised: the `itemKey` of the product read. */
  itemKey: string;
  title: string;
  variant?: string;
  colour?: string;
}

const PART = /^[a-z0-9_]+$/;

/**
 * Reads the `productId` of a pre-order address. Links are lower-case (spec §2), typed ones may not
 * be. A slug that no product link can have gives undefined: there is nothing to ask the API for.
 */
export function parseProductSlug(productId: string | undefined): ProductSlug | undefined {
  const itemKey = (productId ?? '').trim().toLowerCase().replaceAll(' ', '_');
  const parts = itemKey.split('-');
  const [title, variant, colour] = parts;
  if (title === undefined || parts.length > 3 || !parts.every((part) => PART.test(part))) {
    return undefined;
  }
  return {
    itemKey,
    title,
    ...(variant === undefined ? {} : { variant }),
    ...(colour === undefined ? {} : { colour }),
  };
}

/** The slug form of a name from the API: lower-case, spaces to underscores. */
export function toSlugPart(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}
