import { formatItemName } from '@site/contract';
import { parseItemCode } from './preorder-links';

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
