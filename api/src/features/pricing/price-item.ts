import type { ChargeRate, CouponDiscount } from '../../platform/db/schema/catalog';
import { addCharges, type ChargeLine } from './charges';
import { discountPaise } from './discount';

export interface PriceInput {
  exShowroomPaise: number;
  preorderPaise: number;
  discount?: CouponDiscount | undefined;
  /** On every payment (3 %, spec §9). */
  platformFee: ChargeRate;
  /** On a full order, by the place of delivery; none while it is not known. */
  deliveryCharges: readonly ChargeRate[];
}

/** What one item costs, in paise of whole rupees. */
export interface ItemPrice {
  /** Before the discount. */
  actualPaise: number;
  discountPaise: number;
  /** After the discount. */
  amountPaise: number;
  /** Charges of a full order. */
  charges: ChargeLine[];
  /** A full order with its charges. */
  finalPaise: number;
  preorderPaise: number;
  preorderCharges: ChargeLine[];
  /** A pre-booking with its charges. */
  finalPreorderPaise: number;
}

/** Prices an item. A discount lowers the bike's price, never the pre-booking advance. */
export function priceItem(input: PriceInput): ItemPrice {
  const { exShowroomPaise, preorderPaise, discount, platformFee, deliveryCharges } = input;
  const off = discount ? discountPaise(discount, exShowroomPaise) : 0;
  const amountPaise = exShowroomPaise - off;
  const full = addCharges(amountPaise, [platformFee, ...deliveryCharges]);
  const preorder = addCharges(preorderPaise, [platformFee]);
  return {
    actualPaise: exShowroomPaise,
    discountPaise: off,
    amountPaise,
    charges: full.lines,
    finalPaise: full.totalPaise,
    preorderPaise,
    preorderCharges: preorder.lines,
    finalPreorderPaise: preorder.totalPaise,
  };
}

/**
 * What is to be paid now (spec §9): the full amount when the whole bike is ordered and the billing
 * state is known, else the pre-booking.
 */
export function amountToPay(
  price: Pick<ItemPrice, 'finalPaise' | 'finalPreorderPaise'>,
  order: { orderType: 'preorder' | 'order'; billingState: string },
): number {
  const isFullOrder = order.orderType === 'order' && order.billingState.trim() !== '';
  return isFullOrder ? price.finalPaise : price.finalPreorderPaise;
}
