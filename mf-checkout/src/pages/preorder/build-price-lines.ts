import type { PricedItem } from '@site/contract';
import { isDiscounted } from '../../rules/resolve-price-display';

/** One line of a breakdown, in rupees; a negative amount is taken off. */
export interface PriceLine {
  label: string;
  amount: number;
}

/** Lines and what they come to. The total is the server's, never a sum of ours. */
export interface PriceBreakdown {
  lines: PriceLine[];
  total: number;
}

/** What a pre-booking costs today. */
export function buildPreorderLines(item: PricedItem): PriceBreakdown {
  const fees = item.final_preorder_amount - item.preorder_amount;
  return {
    lines: [
      { label: 'Pre-book amount', amount: item.preorder_amount },
      ...(fees > 0 ? [{ label: preorderFeesLabel(item), amount: fees }] : []),
    ],
    total: item.final_preorder_amount,
  };
}

/** What the bike costs in full. */
export function buildFullPriceLines(item: PricedItem): PriceBreakdown {
  return {
    lines: [
      { label: 'Ex-showroom price', amount: item.actual_amount },
      ...(isDiscounted(item)
        ? [{ label: 'Discount', amount: item.amount - item.actual_amount }]
        : []),
      ...item.charges
        .filter(({ charge_amount }) => charge_amount > 0)
        .map((charge) => ({ label: chargeLabel(charge), amount: charge.charge_amount })),
    ],
    total: item.final_amount,
  };
}

type Charge = PricedItem['charges'][number];

function chargeLabel({ charge_type, charge_percentage }: Charge): string {
  return `${charge_type} (${charge_percentage}%)`;
}

/** Charges apply by percentage, so a single one names the fees of a pre-booking too. */
function preorderFeesLabel({ charges }: PricedItem): string {
  const [only, second] = charges;
  return only && !second ? chargeLabel(only) : 'Fees';
}
