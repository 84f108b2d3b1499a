import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/connect';
import { payment, paymentEvent, salesOrder } from '../db/schema/all';
import type { PaymentStatus } from '../db/schema/orders';
import { isCodeUsedElsewhere } from '../pricing/coupon-use';
import {
  type KnownPayment,
  type PaymentFact,
  resolveSettlement,
  type Settlement,
} from './transitions';

export interface SettleRequest {
  vendorOrderId: string;
  source: 'report' | 'webhook';
  fact: PaymentFact;
  /** The provider's id of a webhook. */
  vendorEventId?: string | undefined;
}

/** Where a payment stands after a fact. */
export interface Settled {
  outcome: Settlement['outcome'];
  status: PaymentStatus;
  /** Undefined for a payment without an order of ours. */
  order: { trackingId: string; orderType: 'preorder' | 'order' } | undefined;
}

/** The payment of a provider's order, locked until the transaction ends: facts are taken one by one. */
export async function lockPayment(tx: Tx, vendorOrderId: string) {
  const [found] = await tx
    .select()
    .from(payment)
    .where(eq(payment.vendorOrderId, vendorOrderId))
    .for('update');
  return found;
}

async function isKnownEvent(tx: Tx, vendorEventId: string | undefined): Promise<boolean> {
  if (vendorEventId === undefined) return false;
  const known = await tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(eq(paymentEvent.vendorEventId, vendorEventId));
  return known.length > 0;
}

async function readOrder(tx: Tx, orderId: string | null) {
  if (orderId === null) return undefined;
  const [order] = await tx
    .select({
      id: salesOrder.id,
      trackingId: salesOrder.trackingId,
      orderType: salesOrder.orderType,
      phone: salesOrder.phone,
      couponCode: salesOrder.couponCode,
    })
    .from(salesOrder)
    .where(eq(salesOrder.id, orderId));
  return order;
}
type SettledOrder = Awaited<ReturnType<typeof readOrder>>;

/** What a fact does, also in the light of other orders: a code that is used up pays no second one. */
async function decide(
  tx: Tx,
  known: KnownPayment,
  order: SettledOrder,
  fact: PaymentFact,
): Promise<Settlement> {
  const settlement = resolveSettlement(known, fact);
  const isToBePaid = settlement.outcome === 'applied' && settlement.to === 'paid';
  if (isToBePaid && order && (await isCodeUsedElsewhere(tx, order))) {
    return { to: 'review', outcome: 'code-used' };
  }
  return settlement;
}

/**
 * Takes a fact about a payment: moves payment and order together when that is legal, and writes the
 * audit. Undefined when no payment has this provider order id.
 */
export async function settle(tx: Tx, request: SettleRequest): Promise<Settled | undefined> {
  const { vendorOrderId, source, fact, vendorEventId } = request;
  const known = await lockPayment(tx, vendorOrderId);
  if (!known) return undefined;
  const order = await readOrder(tx, known.orderId);
  if (await isKnownEvent(tx, vendorEventId)) {
    return { outcome: 'repeated', status: known.status, order };
  }
  const { to, outcome } = await decide(tx, known, order, fact);
  if (to !== known.status) {
    const updatedAt = new Date();
    const settledBy = to === 'failed' ? null : (fact.reference ?? null);
    await tx
      .update(payment)
      .set({ status: to, updatedAt, paymentReference: settledBy })
      .where(eq(payment.id, known.id));
    if (known.orderId !== null) {
      await tx
        .update(salesOrder)
        .set({ status: to, updatedAt })
        .where(eq(salesOrder.id, known.orderId));
    }
  }
  // A report that says what is known already leaves no trace; a webhook is kept under its id.
  if (outcome !== 'repeated' || vendorEventId !== undefined) {
    await tx.insert(paymentEvent).values({
      paymentId: known.id,
      source,
      kind: fact.kind,
      outcome,
      fromStatus: known.status,
      toStatus: to,
      paymentReference: fact.reference ?? null,
      amountPaise: fact.kind === 'succeeded' ? (fact.amountPaise ?? null) : null,
      vendorEventId: vendorEventId ?? null,
    });
  }
  return { outcome, status: to, order };
}

/** Remembers that a result was verified, so that a later report may name it without the signature. */
export async function noteVerified(tx: Tx, vendorOrderId: string, reference: string) {
  const known = await lockPayment(tx, vendorOrderId);
  if (!known) return false;
  if (await wasVerified(tx, known.id, reference)) return true;
  await tx.insert(paymentEvent).values({
    paymentId: known.id,
    source: 'verify',
    kind: 'verified',
    outcome: 'noted',
    fromStatus: known.status,
    toStatus: known.status,
    paymentReference: reference,
  });
  return true;
}

/** True when this result of this payment was verified before. */
export async function wasVerified(tx: Tx, paymentId: string, reference: string): Promise<boolean> {
  const found = await tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.paymentId, paymentId),
        eq(paymentEvent.kind, 'verified'),
        eq(paymentEvent.paymentReference, reference),
      ),
    )
    .limit(1);
  return found.length > 0;
}
