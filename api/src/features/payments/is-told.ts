import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db';
import { paymentEvent } from '../../platform/db/schema/all';
import { hasEvent } from './payment-rows';
import { needsPerson, type PaymentFact, type Settlement } from './transitions';

type Refund = PaymentFact & { kind: 'refunded' };

/**
 * True for a refund that the audit has: by the provider's id of it, since the provider tells when it is made and when it is
 * done; or as a part of what went back in all, which the provider was asked for before it told of this one.
 */
async function isToldRefund(
  tx: Tx,
  paymentId: string,
  { reference, claim, amountPaise = 0, byBank }: Refund,
): Promise<boolean> {
  if (claim === undefined) return false;
  const told = await tx
    .select({ claim: paymentEvent.claimReference, paise: paymentEvent.amountPaise })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.paymentId, paymentId),
        eq(paymentEvent.kind, 'refunded'),
        eq(paymentEvent.paymentReference, reference),
      ),
    );
  if (told.some((row) => row.claim === claim)) return true;
  if (byBank) return false;
  const inAll = Math.max(0, ...told.map((row) => (row.claim === null ? (row.paise ?? 0) : 0)));
  const each = new Map(
    told.flatMap((row) => (row.claim === null ? [] : [[row.claim, row.paise ?? 0]])),
  );
  const known = [...each.values()].reduce((sum, paise) => sum + paise, 0);
  return inAll > 0 && known + amountPaise <= inAll;
}

/**
 * True when what a fact would do was done by the same news before: the browser and two webhooks tell of one payment, and
 * what a person decided since is not undone by news that was known then.
 */
export async function isTold(
  tx: Tx,
  paymentId: string,
  fact: PaymentFact,
  { outcome }: Settlement,
): Promise<boolean> {
  if (fact.kind === 'refunded') return isToldRefund(tx, paymentId, fact);
  if (fact.kind !== 'succeeded' || !needsPerson(outcome)) return false;
  return hasEvent(tx, paymentId, fact.reference, { kind: fact.kind, outcome });
}
