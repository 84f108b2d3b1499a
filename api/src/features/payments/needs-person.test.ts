import { get } from '../../testing/forms';
import { orderFields, placeOrder } from '../../testing/orders';
import {
  answerOf,
  createAtGateway,
  LATE_WEBHOOKS,
  pay,
  reportFailure,
  reportSuccess,
  sandboxOf,
  sendWebhook,
  standing,
  verifyAtGateway,
  webhookAbout,
} from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ env: { ...LATE_WEBHOOKS, LOG_LEVEL: 'warn' } });
});
afterEach(() => api.close());

const alarms = () =>
  api.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'payment-needs-a-person')
    .map(({ outcome, vendorOrderId, paymentReference, trackingId }) => ({
      outcome,
      vendorOrderId,
      paymentReference,
      trackingId,
    }));
const trackingId = expect.stringMatching(/^O-/);
const captured = (paid: ReturnType<typeof pay>, rupees: number) =>
  sendWebhook(api, webhookAbout(api, 'payment.captured', paid, rupees));

describe('the log calls a person', () => {
  it('once for a second payment of an order, however often it is told', async () => {
    const order = await placeOrder(api);
    await reportSuccess(api, pay(api, order));
    const second = pay(api, order);
    await reportSuccess(api, second);
    await captured(second, order.amount);
    await captured(second, order.amount);
    const { orderId: vendorOrderId, paymentId: paymentReference } = second;
    expect(alarms()).toEqual([
      { outcome: 'duplicate', vendorOrderId, paymentReference, trackingId },
    ]);
  });

  it('for another amount, and for a second payment of the order under review', async () => {
    const order = await placeOrder(api);
    const [wrong, second] = [pay(api, order), pay(api, order)];
    await captured(wrong, order.amount - 1);
    await captured(wrong, order.amount - 1);
    await reportSuccess(api, second);
    const { vendorOrderId } = order;
    expect(alarms()).toEqual([
      { outcome: 'mismatch', vendorOrderId, paymentReference: wrong.paymentId, trackingId },
      { outcome: 'duplicate', vendorOrderId, paymentReference: second.paymentId, trackingId },
    ]);
  });

  it('for a second order that was paid with a once-per-phone code', async () => {
    const coupon_code = 'FIRSTRIDE';
    const [one, two] = [
      await placeOrder(api, { coupon_code }),
      await placeOrder(api, { coupon_code }),
    ];
    await reportSuccess(api, pay(api, one));
    await reportSuccess(api, pay(api, two));
    expect(alarms()).toMatchObject([{ outcome: 'code-used', vendorOrderId: two.vendorOrderId }]);
  });

  it('for money under an order id that is not ours, and for money without an order', async () => {
    const unknown = { orderId: 'order_unknown000001', paymentId: 'pay_1', signature: '' };
    await captured(unknown, 999);
    const { body } = await get(api.app, createAtGateway('999'));
    const info = answerOf(body)['payment_gateway_order_info'] as unknown as { order_id: string };
    await reportFailure(api, info.order_id);
    expect(alarms()).toMatchObject([{ outcome: 'unknown-order' }]);
    await captured(pay(api, { vendorOrderId: info.order_id }), 999);
    expect(alarms()).toMatchObject([
      { outcome: 'unknown-order', vendorOrderId: unknown.orderId, paymentReference: 'pay_1' },
      { outcome: 'no-order', vendorOrderId: info.order_id },
    ]);
  });

  it('for no failure under an order id that is not ours', async () => {
    const unknown = { orderId: 'order_unknown000003', paymentId: 'pay_1', signature: '' };
    expect(await sendWebhook(api, webhookAbout(api, 'payment.failed', unknown, 999))).toBe(200);
    expect((await reportFailure(api, unknown.orderId)).status).toBe(404);
    expect(alarms()).toEqual([]);
  });

  it('for a success whose signature is genuine and whose order is not ours, reported or verified', async () => {
    const vendorOrderId = 'order_unknown000002';
    const paid = pay(api, { vendorOrderId });
    const alarm = { outcome: 'unknown-order', vendorOrderId, paymentReference: paid.paymentId };
    expect((await reportSuccess(api, paid)).status).toBe(404);
    expect(alarms()).toMatchObject([alarm]);
    expect((await get(api.app, verifyAtGateway(paid))).status).toBe(400);
    expect(alarms()).toMatchObject([alarm, alarm]);
    await reportSuccess(api, { ...paid, signature: 'forged' });
    expect(alarms()).toHaveLength(2);
  });

  describe('for a dispute about the money of an order', () => {
    async function openDispute() {
      const order = await placeOrder(api);
      const paid = pay(api, order);
      await reportSuccess(api, paid);
      const { paymentId: paymentReference, orderId: vendorOrderId } = paid;
      const payments = { ...{ id: paymentReference, order_id: vendorOrderId }, currency: 'INR' };
      const amount = order.amount * 100;
      const webhookOf = (event: string, dispute = 'disp_1') =>
        sandboxOf(api).signWebhook(
          JSON.stringify({
            event: `payment.dispute.${event}`,
            payload: {
              payment: { entity: { ...payments, amount } },
              dispute: { entity: { id: dispute, amount } },
            },
          }),
        );
      return {
        webhookOf,
        tell: async (...about: Parameters<typeof webhookOf>) =>
          expect(await sendWebhook(api, webhookOf(...about))).toBe(200),
        refund: () => sendWebhook(api, webhookAbout(api, 'refund.processed', paid, order.amount)),
        statusNow: async () => (await standing(api, vendorOrderId)).status,
        told: { vendorOrderId, paymentReference, trackingId },
      };
    }
    const outcomes = () => alarms().map(({ outcome }) => outcome);

    it('which stays paid until the dispute is lost', async () => {
      const { tell, told, statusNow } = await openDispute();
      for (const event of ['created', 'under_review', 'won']) await tell(event);
      expect(alarms()).toEqual([{ outcome: 'disputed', ...told }]);
      expect(await statusNow()).toBe('paid');
      await tell('lost');
      expect(alarms().slice(1)).toEqual([{ outcome: 'refunded', ...told }]);
      expect(await statusNow()).toBe('review');
    });

    it('once for a webhook that is sent again, and again for a further dispute', async () => {
      const { webhookOf, tell } = await openDispute();
      const webhook = webhookOf('created');
      for (const _time of [1, 2]) expect(await sendWebhook(api, webhook)).toBe(200);
      expect(outcomes()).toEqual(['disputed']);
      await tell('created', 'disp_2');
      expect(outcomes()).toEqual(['disputed', 'disputed']);
    });

    it('that is lost, also when a person looks at the order already', async () => {
      const { tell, refund, statusNow } = await openDispute();
      await refund();
      expect(await statusNow()).toBe('review');
      await tell('lost');
      expect(outcomes()).toEqual(['refunded', 'refunded']);
    });
  });

  it('for a refund', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await reportSuccess(api, paid);
    await sendWebhook(api, webhookAbout(api, 'refund.processed', paid, order.amount));
    expect(alarms()).toMatchObject([{ outcome: 'refunded', vendorOrderId: order.vendorOrderId }]);
  });

  it('for what the sandbox tells by its own webhook', async () => {
    const order = await placeOrder(api);
    await api.app.inject({
      method: 'POST',
      url: '/api/v2/ev/payments/sandbox/pay',
      payload: { order_id: order.vendorOrderId, outcome: 'success' },
    });
    await reportSuccess(api, pay(api, order));
    await api.app.close(); // Sends the webhook that still waits.
    expect(alarms()).toMatchObject([{ outcome: 'duplicate', vendorOrderId: order.vendorOrderId }]);
  });

  it('never for payments that go as they should, and never with personal data', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await reportFailure(api, order.vendorOrderId);
    await reportSuccess(api, paid);
    await captured(paid, order.amount);
    await reportFailure(api, order.vendorOrderId);
    expect(alarms()).toEqual([]);
    await reportSuccess(api, pay(api, order));
    expect(alarms()).toHaveLength(1);
    for (const name of ['customer_full_name', 'customer_phone_number', 'customer_email']) {
      expect(api.lines.join('')).not.toContain(orderFields[name]);
    }
  });
});

it('webhooks without the right signature are told in the log, with their number and not with what they say', async () => {
  const order = await placeOrder(api);
  const webhook = webhookAbout(api, 'payment.captured', pay(api, order), order.amount);
  for (const signature of ['f'.repeat(64), '', 'f'.repeat(64)])
    expect(await sendWebhook(api, { ...webhook, signature })).toBe(401);
  const told = api.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toMatchObject([{ level: 40, event: 'webhook-refused', refused: 1, isSigned: true }]);
  expect(api.lines.join('')).not.toContain(order.vendorOrderId);
});
