/** The price that is shown of something, in rupees (spec §4 "Price display"). */
export type PriceDisplay =
  | { kind: 'offer'; amount: number; original: number }
  | { kind: 'ex-showroom'; amount: number; original?: undefined };

/** What a price is chosen from, in rupees. */
export interface Prices {
  /** Ex showroom, before any offer. */
  actual: number;
  /** With the offer that applies; undefined without one. */
  offered?: number | undefined;
}

/**
 * Which price of a bike is shown (spec §2, §4): an offer, with the actual price to strike through, wherever
 * the server says that one applies; else the ex-showroom price. What a pre-booking costs stands beside it.
 */
export function resolvePriceDisplay({ actual, offered }: Prices): PriceDisplay {
  if (offered !== undefined) {
    return { kind: 'offer', amount: offered, original: actual };
  }
  return { kind: 'ex-showroom', amount: actual };
}

interface CouponPrices {
  aid_item_actual_price: number;
  aid_item_discount_price: number;
}

interface ListedProduct {
  ai_amount: number;
  coupon_status?: string | null | undefined;
  /** An object or a list, of which the first counts (spec §3). */
  coupon_details?: CouponPrices | readonly CouponPrices[] | null | undefined;
}

/** The value of `coupon_status` that means that an offer applies (spec §3). */
export const OFFER_APPLIES = 'default';

/** Prices of the bike of an offer card: its coupon applies. */
export const pricesOfCoupon = (prices: CouponPrices): Prices => ({
  actual: prices.aid_item_actual_price,
  offered: prices.aid_item_discount_price,
});

/** Prices of a product of the list. */
export function pricesOfProduct(product: ListedProduct): Prices {
  const { coupon_details: details } = product;
  const offer = details && 'length' in details ? details[0] : details;
  if (product.coupon_status !== OFFER_APPLIES || !offer) return { actual: product.ai_amount };
  return pricesOfCoupon(offer);
}

/** Prices of an item of the pre-order page: `discount_status` alone says that an offer applies (spec §2). */
export function pricesOfItem(item: {
  amount: number;
  actual_amount: number;
  discount_status: boolean;
}): Prices {
  return { actual: item.actual_amount, offered: item.discount_status ? item.amount : undefined };
}
