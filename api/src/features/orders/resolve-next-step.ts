import type { PaymentStatus } from '../../platform/db/schema/orders';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * For so long an unpaid order can be paid at its price. Money that comes later still counts; but
 * nobody is sent to pay a price of last month.
 */
export const PAY_NOW_MS = 7 * DAY_MS;

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
  if (order.isOpenAtProvider) return 'being-checked';
  const { isSameProvider, isCodeUsed, isSold, ageMs } = order;
  const isPayable = isSameProvider && !isCodeUsed && isSold && ageMs < PAY_NOW_MS;
  return isPayable ? 'pay-now' : 'order-again';
}
