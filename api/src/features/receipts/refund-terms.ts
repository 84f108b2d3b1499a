import { formatRupees } from '@site/contract';
import { toRupees } from '../pricing/paise';

export interface RefundInput {
  orderType: 'preorder' | 'order';
  /** A coupon or standing offer lowered the price. */
  hasOffer: boolean;
  preorderPaise: number;
  charges: readonly { type: string; paise: number }[];
}

/** What is refunded and what is not, as sentences of a receipt. */
export interface RefundTerms {
  refundable: string[];
  notRefundable: string[];
  notes: string[];
}

const OFFER =
  'Cancellations and refunds of an order under an offer are at the company’s discretion; its delivery pin code cannot change after the order.';
const CLAIMS = 'Claims must be filed within one year.';
const NO_INVOICE = 'This is a receipt for a payment, not a tax invoice.';

/** The refund rules of spec §9, for one order. */
export function resolveRefundTerms({
  orderType,
  hasOffer,
  preorderPaise,
  charges,
}: RefundInput): RefundTerms {
  const notes = [...(hasOffer ? [OFFER] : []), CLAIMS, NO_INVOICE];
  if (orderType === 'order') {
    return {
      refundable: [],
      notRefundable: [
        'An order cannot be cancelled after full payment. Your rights in case of defects remain untouched.',
      ],
      notes,
    };
  }
  return {
    refundable: [
      `The pre-book amount of ${formatRupees(toRupees(preorderPaise))}, until you pay the rest of the price: after deduction of the payment provider’s transaction charges.`,
    ],
    notRefundable: charges
      .filter(({ paise }) => paise > 0)
      .map(({ type, paise }) => `${type}, ${formatRupees(toRupees(paise))}.`),
    notes,
  };
}
