interface CouponPrices {
  aid_item_actual_price: number;
  aid_item_discount_price: number;
}

interface PricedProduct {
  ai_amount: number;
  coupon_status?: string | null | undefined;
  coupon_details?: CouponPrices | readonly CouponPrices[] | null | undefined;
}

/** The prices that a product shows, in rupees. */
export type PriceDisplay =
  | { kind: 'ex-showroom'; amount: number }
  | { kind: 'offer'; amount: number; originalAmount: number };

/**
 * Which price a product shows (spec §4 "Price display"): with coupon status "default" and coupon
 * details, the discounted price, and the actual one to strike through; else the ex-showroom price.
 */
export function resolvePriceDisplay(product: PricedProduct): PriceDisplay {
  const details = firstOf(product.coupon_details);
  if (product.coupon_status !== 'default' || !details) {
    return { kind: 'ex-showroom', amount: product.ai_amount };
  }
  return {
    kind: 'offer',
    amount: details.aid_item_discount_price,
    originalAmount: details.aid_item_actual_price,
  };
}

function firstOf(details: PricedProduct['coupon_details']): CouponPrices | undefined {
  if (!details) return undefined;
  return 'length' in details ? details[0] : details;
}
