import { parseItemCode } from './preorder-links';

/** True for the variant "0": the product has no variants, so none is named (spec §2). */
export function isOnlyVariant(variant: string): boolean {
  return variant.trim() === '' || variant.trim() === '0';
}

/** What an item is called on screen: title and variant, the variant hidden when it is 0 (spec §2). */
export function formatItemName({ title, variant }: { title: string; variant: string }): string {
  return isOnlyVariant(variant) ? title : `${title} ${variant}`;
}

/**
 * The name of an order's product, derived from its items text (spec §2): split at hyphens,
 * underscores turned into spaces, words capitalised, the variant upper-cased and left out when it
 * is 0. `vayu_marut-gt-graphite-1` is "Vayu Marut GT".
 */
export function formatOrderedItem(itemsText: string): string {
  const [first = ''] = itemsText.split(',');
  const { title, variant = '0' } = parseItemCode(first);
  const words = title.split('_').filter(Boolean);
  return formatItemName({
    title: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '),
    variant: variant.replaceAll('_', ' ').toUpperCase(),
  });
}
