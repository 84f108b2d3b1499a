import { placeOrder } from '../../../testing/orders';
import { LATE_WEBHOOKS, reportSuccess, standing } from '../../../testing/payments';
import { openTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterAll(() => api.close());

const SANDBOX = '/api/v2/ev/payments/sandbox';

describe('the sandbox', () => {
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
    const { status } = await reportSuccess(api, {
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

it('the sandbox sends its own webhook after the payment, and before a stop', async () => {
  const own = await openTestApi({ env: LATE_WEBHOOKS });
  const order = await placeOrder(own);
  await own.app.inject({
    method: 'POST',
    url: `${SANDBOX}/pay`,
    payload: { order_id: order.vendorOrderId, outcome: 'success' },
  });
  await own.app.close();
  expect((await standing(own, order.vendorOrderId)).status).toBe('paid');
  await own.close();
});

it('a webhook that the sandbox cannot deliver before a stop keeps no other back, and the stop is in order', async () => {
  const own = await openTestApi({ env: LATE_WEBHOOKS });
  const orders = [await placeOrder(own), await placeOrder(own)];
  for (const { vendorOrderId } of orders)
    await own.app.inject({
      method: 'POST',
      url: `${SANDBOX}/pay`,
      payload: { order_id: vendorOrderId, outcome: 'success' },
    });
  jest.spyOn(own.deps.db, 'transaction').mockRejectedValueOnce(new Error('The connection is lost'));
  await own.app.close();
  const statuses = orders.map(async (order) => (await standing(own, order.vendorOrderId)).status);
  expect(await Promise.all(statuses)).toEqual(['created', 'paid']);
  await own.close();
});
