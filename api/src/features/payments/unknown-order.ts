import type { FastifyBaseLogger } from 'fastify';
import type { PaymentFact } from './transitions';

/** Money, its return, or a dispute about it, that is proven to belong to a provider's order. */
export interface ProvenPayment {
  vendorOrderId: string;
  /** The provider's id of the payment. */
  paymentReference: string;
  kind: Exclude<PaymentFact['kind'], 'failed'>;
}

/** Calls a person: money came under an order id that we do not have, and nobody else would ever look for it. */
export function warnOfUnknownOrder(log: FastifyBaseLogger, payment: ProvenPayment): void {
  log.warn({ event: 'payment-needs-a-person', outcome: 'unknown-order', ...payment }, 'payment');
}
