import { readOrderHistory } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, get } from '../../testing/forms';
import { placeOrder } from '../../testing/orders';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';
import { readLatestOrder } from './read-latest-order';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
});
afterAll(() => api.close());

const history = (phone: string, token?: string) =>
  get(
    api.app,
    callAddress(readOrderHistory, { id: phone }),
    token ? { authorization: `Bearer ${token}` } : {},
  );
const ordersIn = (body: unknown) => at(body, ['data', 'data', 'response_data', 'order_list']);

it('the order history shows the latest order of the verified phone only', async () => {
  const phone = '0000030001';
  await placeOrder(api, { customer_phone_number: phone });
  await placeOrder(api, { customer_phone_number: phone, items_list: 'vayu_marut-gt-red-1' });
  await placeOrder(api, { customer_phone_number: '0000030002' });
  const answer = await history(phone, tokenOf(api, phone));
  expect(ordersIn(answer.body)).toEqual([
    expect.objectContaining({ ao_customer_phone: phone, ao_items_list: 'vayu_marut-gt-red-1' }),
  ]);
});

it('the order history asks for verification without a token, with another phone’s, with a stale one', async () => {
  const phone = '0000030001';
  const stale = tokenOf(api, phone);
  expect((await history(phone)).status).toBe(401);
  expect((await history(phone, tokenOf(api, '0000030002'))).status).toBe(401);
  expect((await history(phone, 'v1.made.up.token')).body.message).toBe(
    'Please verify your mobile number.',
  );
  api.clock.now = new Date(api.clock.now.getTime() + 31 * 60 * 1000);
  expect((await history(phone, stale)).status).toBe(401);
});

it('the order history gives an empty list when the phone has no order', async () => {
  const phone = '0000030003';
  expect(ordersIn((await history(phone, tokenOf(api, phone))).body)).toEqual([]);
});

it('the latest order of a phone is its own, and nobody else’s', async () => {
  const customer_phone_number = '0000066666';
  await placeOrder(api, { customer_phone_number });
  await placeOrder(api, {
    customer_phone_number,
    items_list: 'vayu_marut-gt-green-1',
    order_type: 'order',
  });
  expect(await readLatestOrder(api.deps.db, customer_phone_number)).toMatchObject({
    ao_items_list: 'vayu_marut-gt-green-1',
    ao_customer_phone: customer_phone_number,
    ao_status: 'Payment Pending',
  });
  expect(await readLatestOrder(api.deps.db, '0000099999')).toBeUndefined();
});
