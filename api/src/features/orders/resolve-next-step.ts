import type { PaymentStatus } from '../../platform/db/schema/orders';
import { PAY_NOW_DAYS } from '../payments/pay-window';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An unpaid order that is younger can be paid at its price. */
export const PAY_NOW_MS = PAY_NOW_DAYS * DAY_MS;

export interface NextStepInput {
  status: PaymentStatus;
  /** The provider has an attempt that may still succeed, or could not be asked. */
  isOpenAtProvider: boolean;
  /** False when the API now works with another provider than the one that has the order. */
  isSameProvider: boolean;
  /** Another order of the phone used the order's once-per-phone code. */
  isCodeUsed: boolean;
  /** The catalog has what was ordered. */
  isSold: boolean;
  ageMs: number;
}

/** What can be done about an order now, as the contract's `OrderStep` names it. */
export function resolveNextStep(order: NextStepInput) {
  if (order.status === 'paid') return 'paid';
  if (order.status === 'review') return 'needs-person';
  if (order.status === 'cancelled') return 'order-again';
  if (order.isOpenAtProvider) return 'being-checked';
  const { isSameProvider, isCodeUsed, isSold, ageMs } = order;
  const isPayable = isSameProvider && !isCodeUsed && isSold && ageMs < PAY_NOW_MS;
  return isPayable ? 'pay-now' : 'order-again';
}
