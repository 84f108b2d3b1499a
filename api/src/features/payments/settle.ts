import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../platform/db/db';
import { mailOutbox, payment, paymentEvent, salesOrder } from '../../platform/db/schema/all';
import type { PaymentOutcome, PaymentStatus } from '../../platform/db/schema/orders';
import { isCodeUsedElsewhere } from '../pricing/coupon-use';
import { isTold } from './is-told';
import { hasEvent, isKnownEvent, lockPayment } from './payment-rows';
import { needsPerson, type PaymentFact, resolveSettlement, type Settlement } from './transitions';

export interface SettleRequest {
  vendorOrderId: string;
  source: 'report' | 'webhook' | 'reconcile';
  fact: PaymentFact;
  /** The provider's id of a webhook. */
  vendorEventId?: string | undefined;
}

type PaymentRow = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
type OrderRow = Pick<
  typeof salesOrder.$inferSelect,
  'id' | 'trackingId' | 'orderType' | 'phone' | 'couponCode' | 'price'
>;

/** Where a payment stands after a fact. */
export interface Settled {
  outcome: PaymentOutcome;
  status: PaymentStatus;
  /** Undefined for a payment without an order of ours. */
  order: Pick<OrderRow, 'trackingId' | 'orderType'> | undefined;
}

async function readOrder(tx: Tx, orderId: string | null): Promise<OrderRow | undefined> {
  if (orderId === null) return undefined;
  const { id, trackingId, orderType, phone, couponCode, price } = salesOrder;
  const [order] = await tx
    .select({ id, trackingId, orderType, phone, couponCode, price })
    .from(salesOrder)
    .where(eq(id, orderId));
  return order;
}

/** What a fact does in the light of the payment's audit and of other orders. */
async function decide(
  tx: Tx,
  known: PaymentRow,
  order: OrderRow | undefined,
  fact: PaymentFact,
): Promise<Settlement> {
  const settlement = resolveSettlement(known, fact);
  const { to, outcome } = settlement;
  const reference = fact.reference ?? '';
  if (await isTold(tx, known.id, fact, settlement)) {
    return { to: known.status, outcome: 'repeated' };
  }
  if (to !== 'paid' || outcome !== 'applied') return settlement;
  // Webhooks come in any order: this money may have gone back already.
  if (await hasEvent(tx, known.id, reference, { kind: 'refunded' })) {
    return { to: 'review', outcome: 'refunded' };
  }
  if (order && (await isCodeUsedElsewhere(tx, order))) {
    return { to: 'review', outcome: 'code-used' };
  }
  return settlement;
}

/**
 * Moves payment and order together. A failure is that of one attempt: whether another one is open, only the
 * provider can say.
 */
async function move(tx: Tx, known: PaymentRow, to: PaymentStatus, fact: PaymentFact) {
  const updatedAt = new Date();
  const hasFailed = to === 'failed';
  const paymentReference = hasFailed ? null : (fact.reference ?? null);
  const pendingSince = hasFailed ? known.pendingSince : null;
  await tx
    .update(payment)
    .set({ status: to, updatedAt, paymentReference, pendingSince })
    .where(eq(payment.id, known.id));
  if (known.orderId === null) return;
  await tx
    .update(salesOrder)
    .set({ status: to, updatedAt })
    .where(eq(salesOrder.id, known.orderId));
  if (to !== 'paid') return;
  // With the status or not at all: no paid order without its mail, no mail without a paid order.
  await tx
    .insert(mailOutbox)
    .values({ kind: 'order-paid', orderId: known.orderId })
    .onConflictDoNothing();
}

/**
 * Takes a fact about a payment: moves payment and order together when that is legal, writes the
 * audit, and calls a person in the log where money needs one. Undefined when no payment has this
 * provider order id.
 */
export async function settle(
  tx: Tx,
  log: FastifyBaseLogger,
  request: SettleRequest,
): Promise<Settled | undefined> {
  const { vendorOrderId, source, fact, vendorEventId } = request;
  const known = await lockPayment(tx, vendorOrderId);
  if (!known) return undefined;
  const order = await readOrder(tx, known.orderId);
  if (await isKnownEvent(tx, vendorEventId)) {
    return { outcome: 'repeated', status: known.status, order };
  }
  const { to, outcome } = await decide(tx, known, order, fact);
  if (to !== known.status) await move(tx, known, to, fact);
  const paymentReference = fact.reference ?? null;
  // A report that says what is known already leaves no trace; a webhook is kept under its id.
  if (outcome !== 'repeated' || vendorEventId !== undefined) {
    await tx.insert(paymentEvent).values({
      paymentId: known.id,
      source,
      kind: fact.kind,
      outcome,
      fromStatus: known.status,
      toStatus: to,
      paymentReference,
      amountPaise: fact.kind === 'failed' ? null : (fact.amountPaise ?? null),
      vendorEventId: vendorEventId ?? null,
      claimReference: 'claim' in fact ? (fact.claim ?? null) : null,
    });
  }
  const isOrderless = order === undefined && outcome === 'applied' && to === 'paid';
  if (needsPerson(outcome) || isOrderless) {
    // Before the commit: a needless alarm is better than money that nobody learns of.
    const trackingId = order?.trackingId;
    const event = 'payment-needs-a-person';
    const reason = isOrderless ? 'no-order' : outcome;
    log.warn(
      { event, outcome: reason, status: to, trackingId, vendorOrderId, paymentReference },
      'payment',
    );
  }
  return { outcome, status: to, order };
}
