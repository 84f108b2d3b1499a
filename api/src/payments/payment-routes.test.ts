import { eq } from 'drizzle-orm';
import { payment, paymentEvent } from '../db/schema/all';
import { at, get, post } from '../testing/forms';
import { type PlacedOrder, placeOrder } from '../testing/orders';
import { openTestApi, type TestApi } from '../testing/test-api';
import { SandboxProvider, type SignedWebhook } from './sandbox/sandbox-provider';

let api: TestApi;
let provider: SandboxProvider;
beforeAll(async () => {
  // Webhooks of the sandbox's own come an hour later: here each test sends what it needs.
  api = await openTestApi({ env: { SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
  if (!(api.deps.payments instanceof SandboxProvider)) throw new Error('not the sandbox');
  provider = api.deps.payments;
});
afterAll(() => api.close());

const GATEWAY = '/api/v2/ev/website/products/razorpay/order';
const REPORT = '/api/v2/ev/order/payment/status/update';
const WEBHOOK = '/api/v2/ev/payments/sandbox/webhook';

interface Paid {
  orderId: string;
  paymentId: string;
  signature: string;
}

const pay = ({ vendorOrderId }: PlacedOrder): Paid => ({
  orderId: vendorOrderId,
  ...provider.pay(vendorOrderId),
});

function reportSuccess(
  { orderId, paymentId, signature }: Paid,
  changes: Record<string, string> = {},
) {
  return post(api.app, REPORT, {
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

const reportFailure = (orderId: string) =>
  post(api.app, REPORT, {
    payment_vendor_order_id: orderId,
    payment_reference_no: '',
    payment_response_code: 'dismissed',
    payment_status: 'failed',
  });

async function sendWebhook({ body, signature, eventId }: SignedWebhook): Promise<number> {
  const answer = await api.app.inject({
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

const captured = ({ orderId, paymentId }: Paid, rupees: number): SignedWebhook =>
  provider.writeWebhook('payment.captured', { orderId, paymentId, amountPaise: rupees * 100 });
const failed = ({ orderId, paymentId }: Paid, rupees: number): SignedWebhook =>
  provider.writeWebhook('payment.failed', { orderId, paymentId, amountPaise: rupees * 100 });

async function standing(vendorOrderId: string) {
  const [row] = await api.deps.db
    .select()
    .from(payment)
    .where(eq(payment.vendorOrderId, vendorOrderId));
  if (!row) throw new Error('no payment');
  const events = await api.deps.db
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, row.id))
    .orderBy(paymentEvent.createdAt);
  return {
    status: row.status,
    reference: row.paymentReference,
    audit: events.map(({ source, kind, outcome }) => `${source} ${kind} ${outcome}`),
  };
}

const answerOf = (body: unknown) => at(body, ['data', 'response_data']) as Record<string, string>;

describe('a reported result', () => {
  it('settles the order when its signature proves it', async () => {
    const order = await placeOrder(api);
    const { status, body } = await reportSuccess(pay(order));
    expect(status).toBe(200);
    expect(answerOf(body)['ao_tracking_id']).toMatch(/^O-/);
    expect(answerOf(body)['ao_status']).toBe('Pre-booked');
    expect((await standing(order.vendorOrderId)).status).toBe('paid');
  });

  it('changes nothing when the signature is wrong, missing or of another order', async () => {
    const order = await placeOrder(api);
    const other = pay(await placeOrder(api));
    const mine = pay(order);
    const attempts = [
      reportSuccess({ ...mine, signature: 'f'.repeat(64) }),
      reportSuccess(mine, { payment_response_code: '' }),
      reportSuccess(mine, { payment_response_code: '{"razorpay_payment_id":7}' }),
      reportSuccess({ ...other, orderId: order.vendorOrderId }),
      reportSuccess(mine, { payment_reference_no: 'pay_another' }),
    ];
    for (const { status, body } of await Promise.all(attempts)) {
      expect(status).toBe(400);
      expect(body.message).toBe('Failed to Verify Razorpay order. Please try again later.');
    }
    const { status, audit } = await standing(order.vendorOrderId);
    expect({ status, audit }).toEqual({ status: 'created', audit: ['create created applied'] });
  });

  it('counts without its signature when it was verified before', async () => {
    const order = await placeOrder(api);
    const { orderId, paymentId, signature } = pay(order);
    const verified = await get(api.app, `${GATEWAY}/verify/${orderId}/${paymentId}/${signature}`);
    expect(answerOf(verified.body)).toEqual({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    });
    expect((await standing(orderId)).status).toBe('created');
    const { status } = await reportSuccess(
      { orderId, paymentId, signature },
      { payment_response_code: '200' },
    );
    expect(status).toBe(200);
    expect((await standing(orderId)).status).toBe('paid');
  });

  it('of a dismissed widget is a failed payment, which may still be paid later', async () => {
    const order = await placeOrder(api);
    expect(answerOf((await reportFailure(order.vendorOrderId)).body)['ao_status']).toBe(
      'Payment Failed',
    );
    await reportSuccess(pay(order));
    expect((await standing(order.vendorOrderId)).status).toBe('paid');
  });

  it('of a failure after the success changes nothing', async () => {
    const order = await placeOrder(api);
    await reportSuccess(pay(order));
    const { status, body } = await reportFailure(order.vendorOrderId);
    expect(status).toBe(200);
    expect(answerOf(body)['ao_status']).toBe('Pre-booked');
    expect((await standing(order.vendorOrderId)).audit.at(-1)).toBe('report failed ignored');
  });

  it('about an unknown order is 404', async () => {
    expect((await reportFailure('order_unknown')).status).toBe(404);
  });
});

describe('verification', () => {
  it('refuses a wrong signature, an unknown order and an unknown provider', async () => {
    const { orderId, paymentId, signature } = pay(await placeOrder(api));
    const wrong = await get(api.app, `${GATEWAY}/verify/${orderId}/${paymentId}/${'0'.repeat(64)}`);
    expect(wrong.status).toBe(400);
    const unknown = provider.pay('order_unknown');
    const path = `order_unknown/${unknown.paymentId}/${unknown.signature}`;
    expect((await get(api.app, `${GATEWAY}/verify/${path}`)).status).toBe(400);
    const elsewhere = GATEWAY.replace('razorpay', 'somepay');
    const answer = await get(api.app, `${elsewhere}/verify/${orderId}/${paymentId}/${signature}`);
    expect(answer.status).toBe(404);
  });
});

describe('a webhook', () => {
  it('settles an order whose browser went away', async () => {
    const order = await placeOrder(api);
    const paid = pay(order);
    expect(await sendWebhook(captured(paid, order.amount))).toBe(200);
    expect(await standing(order.vendorOrderId)).toMatchObject({
      status: 'paid',
      reference: paid.paymentId,
    });
  });

  it('that comes late settles an order that was reported as failed', async () => {
    const order = await placeOrder(api);
    await reportFailure(order.vendorOrderId);
    await sendWebhook(captured(pay(order), order.amount));
    expect((await standing(order.vendorOrderId)).status).toBe('paid');
  });

  it('that is repeated changes nothing, with the same or another event id', async () => {
    const order = await placeOrder(api);
    const paid = pay(order);
    const webhook = captured(paid, order.amount);
    for (let i = 0; i < 3; i += 1) expect(await sendWebhook(webhook)).toBe(200);
    await sendWebhook(captured(paid, order.amount));
    const { status, audit } = await standing(order.vendorOrderId);
    expect(status).toBe('paid');
    expect(audit).toEqual([
      'create created applied',
      'webhook succeeded applied',
      'webhook succeeded repeated',
    ]);
  });

  it('about an earlier attempt that comes after the success is ignored', async () => {
    const order = await placeOrder(api);
    const firstTry = pay(order);
    await sendWebhook(captured(pay(order), order.amount));
    await sendWebhook(failed(firstTry, order.amount));
    const { status, audit } = await standing(order.vendorOrderId);
    expect({ status, last: audit.at(-1) }).toEqual({
      status: 'paid',
      last: 'webhook failed ignored',
    });
  });

  it('that is forged, altered or unsigned is 401 and changes nothing', async () => {
    const order = await placeOrder(api);
    const webhook = captured(pay(order), order.amount);
    const altered = webhook.body.replace(/"amount":\d+/, '"amount":1');
    for (const forged of [
      { ...webhook, signature: 'f'.repeat(64) },
      { ...webhook, signature: '' },
      { ...webhook, body: altered },
    ]) {
      expect(await sendWebhook(forged)).toBe(401);
    }
    expect((await standing(order.vendorOrderId)).status).toBe('created');
  });

  it('with another amount puts the order under review', async () => {
    const order = await placeOrder(api);
    await sendWebhook(captured(pay(order), order.amount - 1));
    const { status, audit } = await standing(order.vendorOrderId);
    expect(status).toBe('review');
    expect(audit.at(-1)).toBe('webhook succeeded mismatch');
    expect(answerOf((await reportFailure(order.vendorOrderId)).body)['ao_status']).toBe(
      'Under Review',
    );
  });

  it('about an order that is not ours is accepted, so that it stops coming', async () => {
    const stranger = { orderId: 'order_notours', paymentId: 'pay_x', amountPaise: 100 };
    expect(await sendWebhook(provider.writeWebhook('payment.captured', stranger))).toBe(200);
  });
});

describe('two tabs paying the same order', () => {
  it('pay it once, and keep the second payment for a refund', async () => {
    const order = await placeOrder(api);
    const [one, two] = [pay(order), pay(order)];
    const answers = await Promise.all([
      reportSuccess(one),
      reportSuccess(two),
      sendWebhook(captured(one, order.amount)),
      sendWebhook(captured(two, order.amount)),
    ]);
    expect(answers.map((answer) => (typeof answer === 'number' ? answer : answer.status))).toEqual([
      200, 200, 200, 200,
    ]);
    const { status, reference, audit } = await standing(order.vendorOrderId);
    expect(status).toBe('paid');
    expect([one.paymentId, two.paymentId]).toContain(reference);
    expect(audit.filter((line) => line.endsWith('applied'))).toHaveLength(2);
    expect(audit.some((line) => line.endsWith('duplicate'))).toBe(true);
  });
});

describe('the gateway call', () => {
  it('makes an order for whole rupees, which moves no order of ours', async () => {
    const { status, body } = await get(api.app, `${GATEWAY}/create/999`);
    expect(status).toBe(200);
    const info = answerOf(body)['payment_gateway_order_info'] as unknown as Record<string, unknown>;
    expect(info).toEqual({ order_id: expect.stringMatching(/^order_/), order_amount: 999 });
    const report = await reportSuccess({
      orderId: String(info['order_id']),
      ...provider.pay(String(info['order_id'])),
    });
    expect(answerOf(report.body)['ao_tracking_id']).toBe(info['order_id']);
  });

  it.each(['0', '-5', '9.99', 'abc', '1e3', '99999999'])(
    'refuses the amount %s',
    async (amount) => {
      const { status, body } = await get(api.app, `${GATEWAY}/create/${amount}`);
      expect(status).toBe(400);
      expect(body.message).toBe('Failed to create Razorpay order. Please try again later.');
    },
  );
});

describe('the sandbox', () => {
  const SANDBOX = '/api/v2/ev/payments/sandbox';
  const press = async (order_id: string, outcome: string) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${SANDBOX}/pay`,
      payload: { order_id, outcome },
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, string> };
  };

  it('signs a payment so that it verifies', async () => {
    const order = await placeOrder(api);
    const { body } = await press(order.vendorOrderId, 'success');
    const { status } = await reportSuccess({
      orderId: body['razorpay_order_id'] ?? '',
      paymentId: body['razorpay_payment_id'] ?? '',
      signature: body['razorpay_signature'] ?? '',
    });
    expect(status).toBe(200);
    expect((await press(order.vendorOrderId, 'success')).status).toBe(409);
  });

  it('gives a failed payment no signature, and knows only orders that exist', async () => {
    const order = await placeOrder(api);
    const { body } = await press(order.vendorOrderId, 'failure');
    expect(body['razorpay_signature']).toBeUndefined();
    expect((await press('order_unknown', 'success')).status).toBe(404);
    expect((await press('', 'success')).status).toBe(400);
  });

  it('serves its widget as a script', async () => {
    const answer = await api.app.inject({ method: 'GET', url: `${SANDBOX}/checkout.js` });
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body).toContain('window.Razorpay');
    const again = await api.app.inject({
      method: 'GET',
      url: `${SANDBOX}/checkout.js`,
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });
});

it('sends the sandbox’s own webhook after the payment, and before a stop', async () => {
  const own = await openTestApi({ env: { SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
  const order = await placeOrder(own);
  await own.app.inject({
    method: 'POST',
    url: '/api/v2/ev/payments/sandbox/pay',
    payload: { order_id: order.vendorOrderId, outcome: 'success' },
  });
  await own.app.close();
  const [row] = await own.deps.db
    .select()
    .from(payment)
    .where(eq(payment.vendorOrderId, order.vendorOrderId));
  expect(row?.status).toBe('paid');
  await own.close();
});
