import type { Tx } from '../../platform/db/db';
import { paymentEvent } from '../../platform/db/schema/all';
import { hasEvent, lockPayment } from './payment-rows';

/**
 * Remembers that a result was verified, so that a later report may name it without the signature.
 * False when no payment has this provider order id.
 */
export async function noteVerified(
  tx: Tx,
  vendorOrderId: string,
  reference: string,
): Promise<boolean> {
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
export const wasVerified = (tx: Tx, paymentId: string, reference: string): Promise<boolean> =>
  hasEvent(tx, paymentId, reference, { kind: 'verified' });
