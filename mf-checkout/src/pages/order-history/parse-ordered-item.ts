/** The product of an order in words. */
export interface OrderedItem {
  product: string;
  /** Empty when the product has no variants. */
  variant: string;
}

/**
 * Derives the product from the items text of an order (spec §2): split at hyphens, underscores turned
 * into spaces, words capitalised, the variant upper-cased, and left out when it is 0.
 * `vayu_marut-gt-graphite-1` is "Vayu Marut", "GT".
 */
export function parseOrderedItem(itemsText: string): OrderedItem {
  const [first = ''] = itemsText.split(',');
  const [title = '', variant = '0'] = first.trim().split('-');
  const product = title
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { product, variant: variant === '0' ? '' : variant.replaceAll('_', ' ').toUpperCase() };
}
