import { createGatewayOrder, reportPayment, verifyPayment } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { asc, eq } from 'drizzle-orm';
import { payment, paymentEvent } from '../platform/db/schema/all';
import { SandboxProvider, type SignedWebhook } from '../platform/payment-provider/sandbox-provider';
import { at, post, type TestAnswer } from './forms';
import type { PlacedOrder } from './orders';
import type { TestApi } from './test-api';

/** Webhooks of the sandbox's own come minutes later: a test sends what it needs itself. */
export const LATE_WEBHOOKS = { SANDBOX_WEBHOOK_DELAY_MS: '600000' } as const;

/** Asks for an order at the provider, of so many rupees. */
export const createAtGateway = (amount: string, provider = 'razorpay'): string =>
  callAddress(createGatewayOrder, { provider, amount });
/** Asks whether what the widget handed over is genuine. */
export const verifyAtGateway = (paid: Paid, provider = 'razorpay'): string =>
  callAddress(verifyPayment, { provider, ...paid });
const REPORT = callAddress(reportPayment);
const WEBHOOK = '/api/v2/ev/payments/sandbox/webhook';

/** What the widget hands over after a payment. */
export interface Paid {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** The sandbox behind a test's API. */
export function sandboxOf({ deps }: TestApi): SandboxProvider {
  if (!(deps.payments instanceof SandboxProvider)) throw new Error('not the sandbox');
  return deps.payments;
}

/** Pays an order at the sandbox; the API does not know it yet. */
export const pay = (api: TestApi, { vendorOrderId }: Pick<PlacedOrder, 'vendorOrderId'>): Paid => ({
  orderId: vendorOrderId,
  ...sandboxOf(api).pay(vendorOrderId),
});

/** Reports a payment as the browser does. */
export function reportSuccess(
  { app }: TestApi,
  { orderId, paymentId, signature }: Paid,
  changes: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  return post(app, REPORT, {
    payment_vendor_order_id: orderId,
    payment_reference_no: paymentId,
    payment_status: 'success',
    payment_response_code: JSON.stringify({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    }),
    ...changes,
  });
}

/** Reports a dismissed widget. */
export const reportFailure = ({ app }: TestApi, orderId: string): Promise<TestAnswer> =>
  post(app, REPORT, {
    payment_vendor_order_id: orderId,
    payment_reference_no: '',
    payment_response_code: 'dismissed',
    payment_status: 'failed',
  });

/** Sends a webhook as the provider does; gives the HTTP status. */
export async function sendWebhook(
  { app }: TestApi,
  { body, signature, eventId }: SignedWebhook,
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: WEBHOOK,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': eventId,
    },
    payload: body,
  });
  return answer.statusCode;
}

/** The webhook about money that was taken, or was not. */
export const webhookAbout = (
  api: TestApi,
  event: Parameters<SandboxProvider['writeWebhook']>[0],
  { orderId, paymentId }: Paid,
  rupees: number,
): SignedWebhook =>
  sandboxOf(api).writeWebhook(event, { orderId, paymentId, amountPaise: rupees * 100 });

/** Where a payment stands, and its audit as "source kind outcome". */
export async function standing({ deps: { db } }: TestApi, vendorOrderId: string) {
  const [row] = await db.select().from(payment).where(eq(payment.vendorOrderId, vendorOrderId));
  if (!row) throw new Error('no payment');
  const events = await db
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, row.id))
    .orderBy(asc(paymentEvent.createdAt));
  return {
    status: row.status,
    reference: row.paymentReference,
    audit: events.map(({ source, kind, outcome }) => `${source} ${kind} ${outcome}`),
  };
}

/** What stands in `data.response_data` of an answer's body. */
export const answerOf = (body: unknown) =>
  at(body, ['data', 'response_data']) as Record<string, string>;
