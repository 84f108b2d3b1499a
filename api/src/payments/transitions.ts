import type { PaymentStatus } from '../db/schema/orders';

/**
 * Which status a payment may move to. A failed attempt can still succeed: the customer tries again,
 * or the news of a success comes late. Paid never becomes failed; what is under review is for a
 * person.
 */
export const TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['failed', 'paid', 'review'],
  failed: ['paid', 'review'],
  // Only when the provider's own news of the same payment names another amount.
  paid: ['review'],
  review: [],
};

/** True for a legal change of status. */
export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** News about a payment whose origin was verified, or a failure, which anybody may report. */
export type PaymentFact =
  | { kind: 'succeeded'; reference: string; amountPaise?: number; currency?: string }
  | { kind: 'failed'; reference?: string };

export interface KnownPayment {
  status: PaymentStatus;
  amountPaise: number;
  paymentReference: string | null;
}

/** What a fact does to a payment. Only "applied" and "mismatch" can change the status. */
export interface Settlement {
  to: PaymentStatus;
  outcome: 'applied' | 'repeated' | 'ignored' | 'duplicate' | 'mismatch' | 'code-used';
}

const CURRENCY = 'INR';

function isWrongMoney(payment: KnownPayment, fact: PaymentFact & { kind: 'succeeded' }): boolean {
  const { amountPaise = payment.amountPaise, currency = CURRENCY } = fact;
  return amountPaise !== payment.amountPaise || currency !== CURRENCY;
}

/** Decides what a fact changes, whatever order and however often facts arrive. */
export function resolveSettlement(payment: KnownPayment, fact: PaymentFact): Settlement {
  const { status, paymentReference } = payment;
  if (fact.kind === 'failed') {
    if (status === 'failed') return { to: status, outcome: 'repeated' };
    return canMove(status, 'failed')
      ? { to: 'failed', outcome: 'applied' }
      : { to: status, outcome: 'ignored' };
  }
  const isSamePayment = paymentReference === fact.reference;
  if (isWrongMoney(payment, fact)) {
    const isItsOwn = status !== 'paid' || isSamePayment;
    return { to: isItsOwn && canMove(status, 'review') ? 'review' : status, outcome: 'mismatch' };
  }
  if (canMove(status, 'paid')) return { to: 'paid', outcome: 'applied' };
  if (isSamePayment) return { to: status, outcome: 'repeated' };
  // A second payment for what is paid already (two tabs): kept in the audit, to be refunded.
  return { to: status, outcome: status === 'paid' ? 'duplicate' : 'ignored' };
}
