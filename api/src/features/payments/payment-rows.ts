import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db';
import { payment, paymentEvent } from '../../platform/db/schema/all';

type PaymentEvent = typeof paymentEvent.$inferSelect;

/** The payment of a provider's order, locked until the transaction ends: facts are taken one by one. */
export async function lockPayment(tx: Tx, vendorOrderId: string) {
  const [found] = await tx
    .select()
    .from(payment)
    .where(eq(payment.vendorOrderId, vendorOrderId))
    .for('update');
  return found;
}

/** True when the audit of a payment has this about this payment of the provider's. */
export async function hasEvent(
  tx: Tx,
  paymentId: string,
  reference: string,
  { kind, outcome }: Partial<Pick<PaymentEvent, 'kind' | 'outcome'>>,
): Promise<boolean> {
  const found = await tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.paymentId, paymentId),
        eq(paymentEvent.paymentReference, reference),
        kind && eq(paymentEvent.kind, kind),
        outcome && eq(paymentEvent.outcome, outcome),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** True when a webhook of this id was taken before. */
export async function isKnownEvent(tx: Tx, vendorEventId: string | undefined): Promise<boolean> {
  if (vendorEventId === undefined) return false;
  const known = await tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(eq(paymentEvent.vendorEventId, vendorEventId));
  return known.length > 0;
}
