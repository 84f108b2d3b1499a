import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { mailOutbox, payment, paymentEvent, salesOrder } from '../../platform/db/schema/all';
import type { PaymentStatus } from '../../platform/db/schema/orders';
import { lockPayment } from './payment-rows';

/** What a person can say of an order under review, and what it is then. */
export const DECISIONS = {
  /** Its money is there, or is not needed: it is a paid order from now on. */
  stands: 'paid',
  /** It is off; what was paid goes back, which the payment provider is told separately. */
  cancelled: 'cancelled',
} as const satisfies Record<string, PaymentStatus>;
export type Decision = keyof typeof DECISIONS;

interface DecideRequest {
  trackingId: string;
  decision: Decision;
  /** Who decides, and the reason: both are kept in the audit of the payment. */
  by: string;
  why: string;
  now: Date;
}

/**
 * Takes what a person decided of an order under review: payment and order move together, and the audit has who and why. An
 * order that stands gets the mail of a paid one, unless it had it before; of one that is cancelled none goes out any more.
 * @returns what the order is now, or `refused` with what it is where nobody has to decide; undefined without such an order
 */
export function decideOrder(
  db: Db,
  { trackingId, decision, by, why, now }: DecideRequest,
): Promise<{ status: PaymentStatus } | { refused: PaymentStatus } | undefined> {
  return db.transaction(async (tx) => {
    const [named] = await tx
      .select({ orderId: salesOrder.id, vendorOrderId: payment.vendorOrderId })
      .from(salesOrder)
      .innerJoin(payment, eq(payment.orderId, salesOrder.id))
      .where(eq(salesOrder.trackingId, trackingId));
    const known = named && (await lockPayment(tx, named.vendorOrderId));
    if (!named || !known) return undefined;
    if (known.status !== 'review') return { refused: known.status };

    const status = DECISIONS[decision];
    const { orderId } = named;
    const moved = { status, updatedAt: now };
    await tx.update(payment).set(moved).where(eq(payment.id, known.id));
    await tx.update(salesOrder).set(moved).where(eq(salesOrder.id, orderId));
    await tx.insert(paymentEvent).values({
      paymentId: known.id,
      source: 'person',
      kind: 'decided',
      outcome: decision,
      fromStatus: known.status,
      toStatus: status,
      paymentReference: known.paymentReference,
      decidedBy: by,
      note: why,
    });
    const isUnsent = isNull(mailOutbox.sentAt);
    if (status === 'cancelled') {
      await tx.delete(mailOutbox).where(and(eq(mailOutbox.orderId, orderId), isUnsent));
    } else {
      // A mail that was due while the order was under review was given up.
      await tx
        .insert(mailOutbox)
        .values({ kind: 'order-paid', orderId })
        .onConflictDoUpdate({
          target: [mailOutbox.orderId, mailOutbox.kind],
          set: { attempts: 0, nextAttemptAt: now, givenUpAt: null, lastError: null },
          setWhere: isUnsent,
        });
    }
    return { status };
  });
}
