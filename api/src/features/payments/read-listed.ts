import type { PaymentStatus } from '../../platform/db/schema/orders';
import type { ProviderPayment } from '../../platform/payment-provider/provider';
import type { PaymentFact } from './transitions';

/** What a provider's list of attempts says about a payment of ours. */
export interface ListedNews {
  /** In the order in which they are to be taken. */
  facts: PaymentFact[];
  /** True when an attempt may still become a success. */
  isPending: boolean;
}

/**
 * Reads a provider's list of attempts. A refund comes before the success that it takes back, so that
 * an order whose money is gone never counts as paid in between. A failure is news only while nothing
 * is known, and while no other attempt may still succeed.
 */
export function readListed(listed: readonly ProviderPayment[], status: PaymentStatus): ListedNews {
  const taken = listed.filter((one) => one.status === 'captured');
  const isPending = listed.some((one) => one.status === 'pending');
  const lastFailed = listed.findLast((one) => one.status === 'failed');
  const facts = taken.flatMap(
    ({ paymentId: reference, amountPaise, currency, refundedPaise }): PaymentFact[] => [
      ...(refundedPaise > 0
        ? [{ kind: 'refunded', reference, amountPaise: refundedPaise } as const]
        : []),
      { kind: 'succeeded', reference, amountPaise, currency },
    ],
  );
  if (status === 'created' && taken.length === 0 && !isPending && lastFailed) {
    facts.push({ kind: 'failed', reference: lastFailed.paymentId });
  }
  return { facts, isPending: isPending && taken.length === 0 };
}
