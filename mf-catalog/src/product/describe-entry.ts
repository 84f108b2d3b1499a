import { formatPrice } from '@site/ui';
import type { MenuEntry } from './build-menu-entries';

/** The lowest price of a product, e.g. "Offer price from ₹1,79,999"; empty where none is known. */
export function describePrice({ price, hasVariants }: MenuEntry): string {
  if (!price) return '';
  const words = price.kind === 'offer' ? ['Offer price'] : [];
  if (hasVariants) words.push(words.length > 0 ? 'from' : 'From');
  return [...words, formatPrice(price.amount)].join(' ');
}

/** The longest range of a bike, e.g. "Range up to 180 km". */
export const describeRange = ({ range, hasVariants }: MenuEntry) =>
  `Range ${hasVariants ? 'up to ' : ''}${range}`;
