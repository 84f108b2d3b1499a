import { ALL_PRODUCTS, createLead, listProducts } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { coupon, salesOrder, variant } from '../../platform/db/schema/all';
import { get, post } from '../../testing/forms';
import { placeOrder } from '../../testing/orders';
import { LATE_WEBHOOKS, pay, reportSuccess, sandboxOf } from '../../testing/payments';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';

let api: TestApi;
let release = () => {};
beforeEach(async () => {
  api = await openTestApi({ poolMax: 2, env: LATE_WEBHOOKS });
});
afterEach(async () => {
  release();
  jest.restoreAllMocks();
  await api.close();
});

/** The provider answers nobody until `release`. Resolves once so many calls have reached it. */
function holdProvider(calls: number): Promise<void> {
  const provider = sandboxOf(api);
  const answer = provider.createOrder.bind(provider);
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return new Promise((resolve) => {
    let asked = 0;
    jest.spyOn(provider, 'createOrder').mockImplementation(async (request) => {
      asked += 1;
      if (asked === calls) resolve();
      await released;
      return answer(request);
    });
  });
}

describe('while the payment provider is silent', () => {
  it('orders hold no database connection, and repeats of one key stay one order', async () => {
    const allAsked = holdProvider(20);
    const answers = Promise.all(
      Array.from({ length: 20 }, () => placeOrder(api, {}, { key: 'slow-key-0001' })),
    );
    await allAsked;
    expect((await get(api.app, callAddress(listProducts, { id: ALL_PRODUCTS }))).status).toBe(200);
    release();
    const placed = await answers;
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(placed.map(({ vendorOrderId }) => vendorOrderId)).size).toBe(1);
    const replayed = placed.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    expect(replayed).toHaveLength(19);
    expect(await api.deps.db.$count(salesOrder)).toBe(1);
  });

  it('a burst of orders waits for the provider alone: none is refused, and other writes go on', async () => {
    const allAsked = holdProvider(200);
    const orders = Promise.all(
      Array.from({ length: 200 }, (_, n) => placeOrder(api, {}, { key: `burst-key-${n}` })),
    );
    await allAsked;
    const lead = { name: 'Asha Rao', phone_number: '0000012345' };
    expect((await post(api.app, callAddress(createLead), lead)).status).toBe(200);
    release();
    expect(new Set((await orders).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.deps.db.$count(salesOrder)).toBe(200);
  });

  it('orders that the provider answers in one moment do not crowd the connections', async () => {
    const allAsked = holdProvider(200);
    const orders = Promise.all(
      Array.from({ length: 200 }, (_, n) => placeOrder(api, {}, { key: `wave-key-${n}` })),
    );
    await allAsked;
    const { pool } = api.database;
    const connect = pool.connect.bind(pool);
    let most = 0;
    jest.spyOn(pool, 'connect').mockImplementation((...given: []) => {
      most = Math.max(most, pool.waitingCount);
      return connect(...given);
    });
    release();
    expect(new Set((await orders).map(({ status }) => status))).toEqual(new Set([200]));
    expect(most).toBeLessThan(10);
  });

  it('an order whose price moved is refused and not written', async () => {
    const asked = holdProvider(1);
    const answer = placeOrder(api, { order_type: 'order' });
    await asked;
    await api.deps.db
      .update(variant)
      .set({ exShowroomPaise: 20_000_000 })
      .where(eq(variant.key, 'vayu_one-0'));
    release();
    const { status, body } = await answer;
    expect(status).toBe(409);
    expect(body.message).toBe('The price has changed. Please check it and order again.');
    expect(await api.deps.db.$count(salesOrder)).toBe(0);
  });

  it('an order whose code was used up or ended meanwhile is refused', async () => {
    const coupon_code = 'FIRSTRIDE';
    const earlier = await placeOrder(api, { coupon_code });
    const asked = holdProvider(2);
    const answers = Promise.all([
      placeOrder(api, { coupon_code }, { token: tokenOf(api, '0000012345') }),
      placeOrder(api, { coupon_code: 'CITYSTART' }),
    ]);
    await asked;
    await reportSuccess(api, pay(api, earlier));
    await api.deps.db
      .update(coupon)
      .set({ validUntil: new Date(0) })
      .where(eq(coupon.code, 'CITYSTART'));
    release();
    const [used, ended] = await answers;
    expect(used?.body.errors?.['coupon_code']).toMatch(/used/);
    expect(ended?.body.errors?.['coupon_code']).toMatch(/ended/);
  });
});

it('an order under a repeated key asks the provider once, and not at all when the key comes with other data', async () => {
  const create = jest.spyOn(sandboxOf(api), 'createOrder');
  await placeOrder(api, {}, { key: 'slow-key-0002' });
  const repeat = await placeOrder(api, {}, { key: 'slow-key-0002' });
  expect(repeat.headers['idempotency-replayed']).toBe('true');
  const other = await placeOrder(api, { bill_city: 'Warangal' }, { key: 'slow-key-0002' });
  expect(other.status).toBe(422);
  expect(create).toHaveBeenCalledTimes(1);
});
