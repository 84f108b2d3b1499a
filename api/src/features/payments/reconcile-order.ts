import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../platform/db/db';
import { payment } from '../../platform/db/schema/all';
import type { PaymentStatus } from '../../platform/db/schema/orders';
import type { ApiDeps } from '../../platform/deps';
import { hasEvent, lockPayment } from './payment-rows';
import { readListed } from './read-listed';
import { settle } from './settle';
import type { PaymentFact } from './transitions';

/** Where a payment stands after its provider was asked. */
export interface Reconciliation {
  from: PaymentStatus;
  status: PaymentStatus;
  /** True when the provider has an attempt that may still become a success. */
  isPending: boolean;
}

/** True for a fact that the audit has already: the provider's list holds the same facts each time it is read. */
async function isTold(tx: Tx, paymentId: string, fact: PaymentFact): Promise<boolean> {
  if (fact.kind !== 'refunded') return false; // The others are found to be repeated by themselves.
  return hasEvent(tx, paymentId, fact.reference, { kind: 'refunded' });
}

/**
 * Asks the payment provider what became of an order and takes what it says, as if webhooks had told:
 * for a visitor who comes back, and for whoever looks after payments that nobody reported. No
 * database connection is held while the provider answers. Undefined when no payment of this provider
 * has the id. @throws PaymentProviderError when the provider could not be asked
 */
export async function reconcileOrder(
  { db, payments, now }: Pick<ApiDeps, 'db' | 'payments' | 'now'>,
  log: FastifyBaseLogger,
  vendorOrderId: string,
): Promise<Reconciliation | undefined> {
  const [asked] = await db
    .select({ provider: payment.provider })
    .from(payment)
    .where(eq(payment.vendorOrderId, vendorOrderId));
  if (asked?.provider !== payments.name) return undefined;
  const listed = await payments.fetchOrderPayments(vendorOrderId);
  return db.transaction(async (tx) => {
    const known = await lockPayment(tx, vendorOrderId);
    if (!known) return undefined;
    const { facts, isPending } = readListed(listed, known.status);
    let status = known.status;
    for (const fact of facts) {
      if (await isTold(tx, known.id, fact)) continue;
      const settled = await settle(tx, log, { vendorOrderId, source: 'reconcile', fact });
      status = settled?.status ?? status;
    }
    const pendingSince = isPending ? (known.pendingSince ?? now()) : null;
    await tx
      .update(payment)
      .set({ checkedAt: now(), pendingSince })
      .where(eq(payment.id, known.id));
    if (status !== known.status) {
      log.info(
        { event: 'payment-reconciled', vendorOrderId, from: known.status, status },
        'payment',
      );
    }
    return { from: known.status, status, isPending };
  });
}
