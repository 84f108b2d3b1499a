import { type PaymentReport, reportPayment } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../platform/db/db';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveWrite } from '../../platform/http/serve-write';
import type { PaymentProvider } from '../../platform/payment-provider/provider';
import { paymentMessages } from './messages';
import { orderStatusLabel } from './order-status';
import { lockPayment } from './payment-rows';
import { settle } from './settle';
import type { PaymentFact } from './transitions';
import { warnOfUnknownOrder } from './unknown-order';
import { wasVerified } from './verified-results';

// The widget's raw result, as `payment_response_code` carries it.
const widgetResultSchema = z.object({
  razorpay_order_id: z.string().max(200),
  razorpay_payment_id: z.string().max(200),
  razorpay_signature: z.string().max(200),
});

function readWidgetResult(code: string | undefined) {
  try {
    return widgetResultSchema.safeParse(JSON.parse(code ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The payment id of a success that its signature, or an earlier verification, proves. */
async function provenReference(
  tx: Tx,
  provider: PaymentProvider,
  report: PaymentReport,
): Promise<string | undefined> {
  const orderId = report.payment_vendor_order_id;
  const result = readWidgetResult(report.payment_response_code);
  const reference = report.payment_reference_no || result?.razorpay_payment_id;
  if (!reference) return undefined;
  // The signature is over both ids: what the result calls them beside it does not matter.
  const signature = result?.razorpay_signature ?? '';
  if (provider.verifyResult({ orderId, paymentId: reference, signature })) return reference;
  const known = await lockPayment(tx, orderId);
  return known && (await wasVerified(tx, known.id, reference)) ? reference : undefined;
}

/**
 * order/payment/status/update. A success counts only when it is proven; a failure may be reported by
 * anybody, because a proven success still overrules it.
 */
export function reportPaymentRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveWrite(
    app,
    deps,
    reportPayment,
    async ({ fields, tx, request }) => {
      let fact: PaymentFact = { kind: 'failed' };
      if (fields.payment_status === 'success') {
        const reference = await provenReference(tx, deps.payments, fields);
        if (reference === undefined) throw new HttpError(400, paymentMessages.verifyFailed);
        fact = { kind: 'succeeded', reference };
      }
      const vendorOrderId = fields.payment_vendor_order_id;
      const settled = await settle(tx, request.log, { vendorOrderId, source: 'report', fact });
      if (!settled) {
        if (fact.kind === 'succeeded') {
          const paymentReference = fact.reference;
          warnOfUnknownOrder(request.log, { vendorOrderId, paymentReference, kind: fact.kind });
        }
        throw new HttpError(404, 'This payment is not known.');
      }
      return {
        ao_tracking_id: settled.order?.trackingId ?? vendorOrderId,
        ao_status: orderStatusLabel(settled.status, settled.order?.orderType ?? 'preorder'),
      };
    },
    { message: 'Payment status updated.' },
  );
}
