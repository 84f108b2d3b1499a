import type { PaymentOutcome, PaymentStatus } from '../../platform/db/schema/orders';

/**
 * Which status a payment may move to. A failed attempt can still succeed: the customer tries again,
 * or the news of a success comes late. Paid never becomes failed; what is under review is for a
 * person (`decide-order.ts`).
 */
const TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['failed', 'paid', 'review'],
  failed: ['paid', 'review'],
  // When the provider's own news of the same payment names another amount, or gives it back.
  paid: ['review'],
  review: [],
  cancelled: [],
};

/** True for a legal change of status. */
export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** What takes money of a payment back. */
interface Claim {
  /** The provider's id of the payment. */
  reference: string;
  amountPaise?: number | undefined;
  /** The provider's id of the refund or dispute; undefined where it was asked how much went back in all. */
  claim?: string | undefined;
}

/** News about a payment whose origin was verified, or a failure, which anybody may report. */
export type PaymentFact =
  | { kind: 'succeeded'; reference: string; amountPaise?: number; currency?: string }
  /** All or a part of the money goes back to the customer; `byBank` when a lost dispute took it, and no refund of ours. */
  | ({ kind: 'refunded'; byBank?: boolean } & Claim)
  /** The buyer's bank asks for all or a part of the money. Whether it goes back is not decided. */
  | ({ kind: 'disputed' } & Claim)
  | { kind: 'failed'; reference?: string };

export interface KnownPayment {
  status: PaymentStatus;
  amountPaise: number;
  paymentReference: string | null;
}

/** What a fact does to a payment. */
export interface Settlement {
  to: PaymentStatus;
  outcome: PaymentOutcome;
}

const PERSON_NEEDED: ReadonlySet<PaymentOutcome> = new Set([
  'mismatch',
  'duplicate',
  'code-used',
  'refunded',
  'disputed',
]);

/**
 * True when a person has to look at what a fact did: the money is not what was asked for, came twice,
 * came with a code that is used up, went back, or is asked for by the buyer's bank.
 */
export const needsPerson = (outcome: PaymentOutcome): boolean => PERSON_NEEDED.has(outcome);

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
  if (fact.kind === 'disputed') return { to: status, outcome: 'disputed' };
  const isSamePayment = paymentReference === fact.reference;
  if (fact.kind === 'refunded') {
    if (status === 'paid' && isSamePayment) return { to: 'review', outcome: 'refunded' };
    return { to: status, outcome: fact.byBank ? 'refunded' : 'noted' };
  }
  if (isWrongMoney(payment, fact)) {
    const isItsOwn = status !== 'paid' || isSamePayment;
    return { to: isItsOwn && canMove(status, 'review') ? 'review' : status, outcome: 'mismatch' };
  }
  if (canMove(status, 'paid')) return { to: 'paid', outcome: 'applied' };
  if (isSamePayment) return { to: status, outcome: 'repeated' };
  // A second payment for what is paid or under review (two tabs), or is cancelled: kept in the audit, to be refunded.
  return { to: status, outcome: 'duplicate' };
}
