import { get } from '../../testing/forms';
import { placeOrder } from '../../testing/orders';
import {
  answerOf,
  createAtGateway,
  LATE_WEBHOOKS,
  pay,
  reportSuccess,
} from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { findOrders } from './find-orders';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterAll(() => api.close());

const find = (number: string) => findOrders(api.deps.db, number);

it('an order is found by each number that a caller may have, and also by that of a second payment', async () => {
  const order = await placeOrder(api, { customer_phone_number: '9000000001' });
  await placeOrder(api, { customer_phone_number: '9000000002' });
  const [first, second] = [pay(api, order), pay(api, order)];
  await reportSuccess(api, first);
  await reportSuccess(api, second);

  const found = await find(order.vendorOrderId);
  expect(found).toMatchObject([
    {
      order: { phone: '9000000001', status: 'paid' },
      payment: { paymentReference: first.paymentId, amountPaise: order.amount * 100 },
      mails: [{ sentAt: null }],
    },
  ]);
  // Both say when the money came, and not when the order was made.
  expect(found[0]?.order?.['updatedAt']).toEqual(found[0]?.payment?.['updatedAt']);
  expect(found[0]?.paymentEvents.at(-1)).toMatchObject({
    outcome: 'duplicate',
    paymentReference: second.paymentId,
  });
  expect(JSON.stringify(found)).not.toMatch(/hash/i);

  const trackingId = String(found[0]?.order?.['trackingId']);
  const spoken = trackingId.replace('-', ' ').toLowerCase();
  const numbers = [trackingId, spoken, trackingId.slice(2), first.paymentId, second.paymentId];
  for (const number of numbers) expect(await find(` ${number} `)).toEqual(found);
});

it('a payment without an order of ours is found by the id of the provider, and nothing by an unknown number', async () => {
  const { body } = await get(api.app, createAtGateway('999'));
  const info = answerOf(body)['payment_gateway_order_info'] as unknown as { order_id: string };
  expect(await find(info.order_id)).toMatchObject([{ order: null, mails: [] }]);
  expect(await find('O-222222222222')).toEqual([]);
});
