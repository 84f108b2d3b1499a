import type { CouponPrices } from '@site/contract';
import type { CouponDiscount } from '../../platform/db/schema/catalog';
import { discountPaise } from './discount';
import { toRupees } from './paise';

/** An item's ex-showroom price without and with a coupon, in rupees, as answers carry them (spec §3). */
export const couponPrices = (discount: CouponDiscount, exShowroomPaise: number): CouponPrices => ({
  aid_item_actual_price: toRupees(exShowroomPaise),
  aid_item_discount_price: toRupees(exShowroomPaise - discountPaise(discount, exShowroomPaise)),
});
