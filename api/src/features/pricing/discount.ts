import type { CouponDiscount } from '../../platform/db/schema/catalog';
import { floorToRupee, shareOf } from './paise';

/** What a coupon takes off a price, in paise of whole rupees: never negative, never above the price. */
export function discountPaise(discount: CouponDiscount, pricePaise: number): number {
  const off =
    discount.kind === 'flat'
      ? floorToRupee(discount.amount_paise)
      : Math.min(
          shareOf(pricePaise, discount.basis_points),
          floorToRupee(discount.max_paise ?? Number.MAX_SAFE_INTEGER),
        );
  return Math.min(Math.max(off, 0), pricePaise);
}
