import type { PricedItem } from '@site/contract';
import { pricesOfItem, resolvePriceDisplay } from '@site/contract';

/** One line of a breakdown, in rupees; a negative amount is taken off. */
export interface PriceLine {
  label: string;
  amount: number;
  /** What it is for, and whether it is refundable. */
  note?: string;
}

/** Lines and what they come to. The total is the server's, never a sum of ours. */
export interface PriceBreakdown {
  lines: PriceLine[];
  total: number;
}

/** The refund policy, in a line each (spec §9: refundable after transaction charges). */
export const PRICE_NOTES = {
  preBook:
    'Reserves it for you and counts towards its price. Refundable, less transaction charges, if you cancel before you pay the rest.',
  fee: 'For paying online. Not refundable.',
  item: 'Before any charges.',
  delivery: 'For your state, with a full order.',
} as const;

/** What a pre-booking costs today. */
export function buildPreorderLines(item: PricedItem): PriceBreakdown {
  const fees = item.final_preorder_amount - item.preorder_amount;
  return {
    lines: [
      { label: 'Pre-book amount', amount: item.preorder_amount, note: PRICE_NOTES.preBook },
      ...(fees > 0
        ? [{ label: preorderFeesLabel(item), amount: fees, note: PRICE_NOTES.fee }]
        : []),
    ],
    total: item.final_preorder_amount,
  };
}

/** What an item costs in full. */
export function buildFullPriceLines(item: PricedItem): PriceBreakdown {
  const { amount, original } = resolvePriceDisplay(pricesOfItem(item));
  const title = item.discount_details.discount_title;
  const note = title ? { note: title } : {};
  return {
    lines: [
      { label: 'Ex-showroom price', amount: original ?? amount, note: PRICE_NOTES.item },
      ...(original === undefined
        ? []
        : [{ label: 'Discount', amount: amount - original, ...note }]),
      ...item.charges.filter(({ charge_amount }) => charge_amount > 0).map(chargeLine),
    ],
    total: item.final_amount,
  };
}

type Charge = PricedItem['charges'][number];

function chargeLine(charge: Charge): PriceLine {
  const note = isPlatformFee(charge) ? PRICE_NOTES.fee : PRICE_NOTES.delivery;
  return { label: chargeLabel(charge), amount: charge.charge_amount, note };
}

const isPlatformFee = ({ charge_type }: Charge) => charge_type.toLowerCase() === 'platform fee';

/** True for a bike whose place is known: parts, which nobody rides, carry the platform fee alone. */
export const hasChargesOfPlace = ({ charges }: PricedItem): boolean =>
  charges.some((charge) => !isPlatformFee(charge));

function chargeLabel({ charge_type, charge_percentage }: Charge): string {
  return `${charge_type} (${charge_percentage}%)`;
}

/** The platform fee is on every payment (spec §9), the charges of a place on a full order only. */
function preorderFeesLabel({ charges }: PricedItem): string {
  const fee = charges.find(isPlatformFee);
  return fee ? chargeLabel(fee) : 'Fees';
}
