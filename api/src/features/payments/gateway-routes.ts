import { createGatewayOrder, verifyPayment } from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveRead } from '../../platform/http/serve-read';
import { limitInFlight } from '../../platform/payment-provider/razorpay/limit-in-flight';
import { newTrackingId } from '../../platform/tracking-id';
import { fromRupees, toRupees } from '../pricing/paise';
import { createAtProvider } from './create-at-provider';
import { insertPayment } from './insert-payment';
import { paymentMessages } from './messages';
import { warnOfUnknownOrder } from './unknown-order';
import { noteVerified } from './verified-results';

/** Nothing that we sell costs more; a payment without an order moves no order's status anyway. */
const MAX_RUPEES = 1_000_000;

/** Calls at one time and in one process: the orders of the site never wait behind this public call. */
const OPEN_CALLS = { atOnce: 4, waiting: 0, maxWaitMs: 0 };

/** Another site's page must not make orders through its visitors' browsers. Programs send no such header. */
function refuseCrossSite(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return;
  throw new HttpError(403, 'This call is not open to other sites.');
}

/** The path names the provider as the browser knows it: the sandbox speaks as Razorpay. */
function checkProvider(name: string, deps: ApiDeps): void {
  if (name !== 'razorpay' && name !== deps.payments.name) throw new HttpError(404, 'Not found.');
}

/**
 * {provider}/order/create/{amount}: an order at the provider for an amount in whole rupees. Open to
 * anybody, so that it has a small budget of its own; the clean-up removes rows that nobody pays.
 */
function createGatewayOrderRoute(app: FastifyInstance, deps: ApiDeps): void {
  const limited = limitInFlight(OPEN_CALLS);
  serveRead(
    app,
    deps,
    createGatewayOrder,
    async ({ params: { provider, amount }, request }) => {
      refuseCrossSite(request);
      checkProvider(provider, deps);
      const rupees = /^[1-9]\d{0,6}$/.test(amount) ? Number(amount) : 0;
      if (rupees < 1 || rupees > MAX_RUPEES) {
        throw new HttpError(400, paymentMessages.createFailed, {
          amount: `Amount must be whole rupees from 1 to ${MAX_RUPEES}`,
        });
      }
      const amountPaise = fromRupees(rupees);
      const receipt = newTrackingId('O');
      const order = await createAtProvider(
        { createOrder: (asked) => limited(() => deps.payments.createOrder(asked)) },
        { amountPaise, receipt },
      );
      const row = { provider: deps.payments.name, vendorOrderId: order.orderId, amountPaise };
      await deps.db.transaction((tx) => insertPayment(tx, row));
      return { order_id: order.orderId, order_amount: toRupees(amountPaise) };
    },
    { isLimited: true, limit: deps.gatewayLimit },
  );
}

/** {provider}/order/verify/…: checks the signature of the widget's result. Moves no status. */
function verifyPaymentRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveRead(
    app,
    deps,
    verifyPayment,
    async ({ params: { provider, orderId, paymentId, signature }, request }) => {
      checkProvider(provider, deps);
      const isSigned = deps.payments.verifyResult({ orderId, paymentId, signature });
      const isKnown =
        isSigned && (await deps.db.transaction((tx) => noteVerified(tx, orderId, paymentId)));
      if (!isKnown) {
        if (isSigned) {
          const proven = { vendorOrderId: orderId, paymentReference: paymentId };
          warnOfUnknownOrder(request.log, { ...proven, kind: 'succeeded' });
        }
        throw new HttpError(400, paymentMessages.verifyFailed);
      }
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
      };
    },
    { isLimited: true },
  );
}

/** The two gateway calls of spec §7. */
export function gatewayRoutes(app: FastifyInstance, deps: ApiDeps): void {
  createGatewayOrderRoute(app, deps);
  verifyPaymentRoute(app, deps);
}
