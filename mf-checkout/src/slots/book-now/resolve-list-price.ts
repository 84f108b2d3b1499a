import type { Product } from '@site/contract';
import type { PriceDisplay } from '../../rules/resolve-price-display';

/**
 * The price of a product of the list (spec §4 "Price display"): with coupon status "default" and
 * details the offer, with the actual price to strike through; else what a pre-booking costs.
 */
export function resolveListPrice(
  product: Pick<Product, 'ai_amount' | 'ai_preorder_amount' | 'coupon_status' | 'coupon_details'>,
): PriceDisplay {
  const { coupon_details: details } = product;
  const offer = Array.isArray(details) ? details[0] : details;
  if (product.coupon_status === 'default' && offer) {
    return {
      kind: 'offer',
      amount: offer.aid_item_discount_price,
      original: offer.aid_item_actual_price,
    };
  }
  if (product.ai_preorder_amount > 0) {
    return { kind: 'pre-book', amount: product.ai_preorder_amount };
  }
  return { kind: 'ex-showroom', amount: product.ai_amount };
}
