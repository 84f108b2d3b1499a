import type { PricedItem } from '@site/contract';

/** What a variant's card says of its price, in rupees. */
export type PriceDisplay =
  | { kind: 'offer'; amount: number; original: number }
  | { kind: 'pre-book'; amount: number }
  | { kind: 'ex-showroom'; amount: number };

/**
 * "Pre Book At {price}", or, when an offer applies, "Ex Showroom Price / Offer Price" with the
 * original struck through (spec §2, §4). A product that cannot be pre-booked shows its plain price.
 */
export function resolvePriceDisplay(
  item: Pick<PricedItem, 'amount' | 'actual_amount' | 'preorder_amount' | 'discount_status'>,
): PriceDisplay {
  if (isDiscounted(item)) {
    return { kind: 'offer', amount: item.amount, original: item.actual_amount };
  }
  if (item.preorder_amount > 0) return { kind: 'pre-book', amount: item.preorder_amount };
  return { kind: 'ex-showroom', amount: item.amount };
}

/** True when there is an earlier price to strike through. */
export function isDiscounted(
  item: Pick<PricedItem, 'amount' | 'actual_amount' | 'discount_status'>,
): boolean {
  return item.discount_status && item.actual_amount > item.amount;
}
