import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { SandboxProvider } from '../../platform/payment-provider/sandbox-provider';
import { gatewayRoutes } from './gateway-routes';
import { readPaymentCheckoutRoute } from './read-payment-checkout';
import { reportPaymentRoute } from './report-payment';
import { sandboxRoutes } from './sandbox/sandbox-routes';
import { webhookRoute } from './webhook/webhook-route';

/** Gateway calls, reports and webhooks; with the sandbox also what its widget needs. */
export function paymentRoutes(app: FastifyInstance, deps: ApiDeps): void {
  readPaymentCheckoutRoute(app, deps);
  gatewayRoutes(app, deps);
  reportPaymentRoute(app, deps);
  webhookRoute(app, deps);
  const { payments, config } = deps;
  if (payments instanceof SandboxProvider && config.payments.provider === 'sandbox') {
    sandboxRoutes(app, deps, payments, config.payments.webhookDelayMs);
  }
}
