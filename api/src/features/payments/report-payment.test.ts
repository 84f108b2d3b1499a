import { get } from '../../testing/forms';
import { placeOrder } from '../../testing/orders';
import {
  answerOf,
  LATE_WEBHOOKS,
  pay,
  reportFailure,
  reportSuccess,
  standing,
  verifyAtGateway,
} from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterAll(() => api.close());

describe('a reported result', () => {
  it('settles the order when its signature proves it', async () => {
    const order = await placeOrder(api);
    const { status, body } = await reportSuccess(api, pay(api, order));
    expect(status).toBe(200);
    expect(answerOf(body)['ao_tracking_id']).toMatch(/^O-/);
    expect(answerOf(body)['ao_status']).toBe('Pre-booked');
    expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
  });

  it('is of the payment that it was signed for where the report names none', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    expect((await reportSuccess(api, paid, { payment_reference_no: '' })).status).toBe(200);
    expect(await standing(api, order.vendorOrderId)).toMatchObject({
      status: 'paid',
      reference: paid.paymentId,
    });
  });

  it('changes nothing when the signature is wrong, missing or of another order', async () => {
    const order = await placeOrder(api);
    const other = pay(api, await placeOrder(api));
    const mine = pay(api, order);
    const attempts = [
      reportSuccess(api, { ...mine, signature: 'f'.repeat(64) }),
      reportSuccess(api, mine, { payment_response_code: '' }),
      reportSuccess(api, mine, { payment_response_code: '{"razorpay_payment_id":7}' }),
      reportSuccess(api, { ...other, orderId: order.vendorOrderId }),
      reportSuccess(api, mine, { payment_reference_no: 'pay_another' }),
    ];
    for (const { status, body } of await Promise.all(attempts)) {
      expect(status).toBe(400);
      expect(body.message).toBe('Failed to Verify Razorpay order. Please try again later.');
    }
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect({ status, audit }).toEqual({ status: 'created', audit: ['create created applied'] });
  });

  it('counts without its signature when it was verified before', async () => {
    const order = await placeOrder(api);
    const { orderId, paymentId, signature } = pay(api, order);
    const verified = await get(api.app, verifyAtGateway({ orderId, paymentId, signature }));
    expect(answerOf(verified.body)).toEqual({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    });
    expect((await standing(api, orderId)).status).toBe('created');
    // Neither for another order nor for another payment of this one.
    const unsigned = { payment_response_code: '200' };
    const other = { orderId: (await placeOrder(api)).vendorOrderId, paymentId, signature };
    expect((await reportSuccess(api, other, unsigned)).status).toBe(400);
    const second = pay(api, { vendorOrderId: orderId });
    expect((await reportSuccess(api, second, unsigned)).status).toBe(400);
    const { status } = await reportSuccess(api, { orderId, paymentId, signature }, unsigned);
    expect(status).toBe(200);
    expect((await standing(api, orderId)).status).toBe('paid');
  });

  it('of a dismissed widget is a failed payment, which may still be paid later', async () => {
    const order = await placeOrder(api);
    expect(answerOf((await reportFailure(api, order.vendorOrderId)).body)['ao_status']).toBe(
      'Payment Failed',
    );
    await reportSuccess(api, pay(api, order));
    expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
  });

  it('of a failure leaves one line in the audit, however often it is reported', async () => {
    const order = await placeOrder(api);
    for (const _time of [1, 2, 3]) await reportFailure(api, order.vendorOrderId);
    expect((await standing(api, order.vendorOrderId)).audit).toEqual([
      'create created applied',
      'report failed applied',
    ]);
  });

  it('of a failure after the success changes nothing', async () => {
    const order = await placeOrder(api);
    await reportSuccess(api, pay(api, order));
    const { status, body } = await reportFailure(api, order.vendorOrderId);
    expect(status).toBe(200);
    expect(answerOf(body)['ao_status']).toBe('Pre-booked');
    expect((await standing(api, order.vendorOrderId)).audit.at(-1)).toBe('report failed ignored');
  });

  it('about an unknown order is 404', async () => {
    expect((await reportFailure(api, 'order_unknown')).status).toBe(404);
  });
});
