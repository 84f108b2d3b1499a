import { readPaymentCheckout } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { serveRead } from '../../platform/http/serve-read';

/** order/payment/checkout: which script gives the payment widget, as this API is configured. */
export function readPaymentCheckoutRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { name, scriptUrl } = deps.payments;
  serveRead(app, deps, readPaymentCheckout, async () => ({
    payment_provider: name,
    script_url: scriptUrl,
  }));
}
