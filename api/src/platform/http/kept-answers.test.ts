import {
  ALL_PRODUCTS,
  listPricedProducts,
  listProducts,
  type PricedProduct,
  pricedProductsParams,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { at, get } from '../../testing/forms';
import { placeOrder } from '../../testing/orders';
import { pay, reportSuccess } from '../../testing/payments';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';
import { AnswerCache } from '../answers/answer-cache';
import { ChangeListener } from '../db/change-listener';
import { salesOrder, variant } from '../db/schema/all';

const PRODUCTS = callAddress(listProducts, { id: ALL_PRODUCTS });
const pricedFor = (phoneNumber: string) =>
  callAddress(listPricedProducts, pricedProductsParams({ itemKey: 'vayu_one-0-red', phoneNumber }));

let api: TestApi;
let listener: ChangeListener;
/** Resolves with the next news of a change. */
let changed: () => Promise<void>;
beforeAll(async () => {
  const answers = new AnswerCache({ isOn: true });
  api = await openTestApi({ deps: { answers }, readPool: { max: 1, maxWaiting: 20 } });
  let tell = () => {};
  changed = () => new Promise((done) => (tell = done));
  listener = await ChangeListener.start({
    connection: api.database.connection,
    onChange: () => {
      answers.drop();
      tell();
    },
    onHearing: (hears) => answers.setHearing(hears),
    log: () => undefined,
  });
});
afterAll(async () => {
  await listener.close();
  await api.close();
});
beforeEach(() => api.deps.answers.drop());
afterEach(() => jest.restoreAllMocks());

it('a kept answer is read, checked and serialised once for many who ask, together and later', async () => {
  const query = jest.spyOn(api.readPool, 'query');
  await get(api.app, PRODUCTS);
  const once = query.mock.calls.length;
  api.deps.answers.drop();
  query.mockClear();
  const stringify = jest.spyOn(JSON, 'stringify');
  const together = await Promise.all(Array.from({ length: 50 }, () => get(api.app, PRODUCTS)));
  expect(query).toHaveBeenCalledTimes(once);
  const later = await get(api.app, PRODUCTS);
  expect(query).toHaveBeenCalledTimes(once);
  expect(later.body).toEqual(together[0]?.body);
  const serialised = stringify.mock.calls.filter(
    ([value]) => typeof value === 'object' && value !== null && 'message' in value,
  );
  expect(serialised).toHaveLength(1);
});

it('the content that hosts are told of is another one as soon as a price is changed on any connection, and the same on every instance', async () => {
  const contentOf = async ({ app }: Pick<TestApi, 'app'>) =>
    (await get(app, '/readyz')).body['content'];
  const setPrice = async (change: number) => {
    const news = changed();
    await api.database.pool.query(
      "update variant set ex_showroom_paise = ex_showroom_paise + $1 where key = 'vayu_one-0'",
      [change],
    );
    await news;
  };
  const before = await contentOf(api);
  const asked = jest.spyOn(api.deps.probe, 'execute');
  expect(await contentOf(api)).toBe(before);
  expect(asked).toHaveBeenCalledTimes(1); // Whether the database answers; what it has is known.
  await setPrice(100);
  const after = await contentOf(api);
  const other = await openTestApi({ deps: { probe: api.deps.probe } });
  const there = await contentOf(other);
  await other.close();
  await setPrice(-100);
  expect(after).not.toBe(before);
  expect(there).toBe(after);
  expect(await contentOf(api)).toBe(before);
});

it('a kept answer is dropped when a price is changed on any connection', async () => {
  const before = await get(api.app, PRODUCTS);
  const told = changed();
  await api.deps.db
    .update(variant)
    .set({ exShowroomPaise: 12_345_600 })
    .where(eq(variant.key, 'vayu_one-0'));
  await told;
  const after = await get(api.app, PRODUCTS);
  expect(JSON.stringify(before.body)).not.toContain('123456');
  expect(JSON.stringify(after.body)).toContain('123456');
});

it('an order reads its prices once as long as they are kept, and takes a new price at once', async () => {
  const query = jest.spyOn(api.database.pool, 'query');
  const countReadings = () =>
    query.mock.calls.filter(([statement]) =>
      /from dispatch_centre|from "item"/.test((statement as unknown as { text: string }).text),
    ).length;
  await placeOrder(api);
  expect(countReadings()).toBe(2);
  query.mockClear();
  const kept = await placeOrder(api);
  expect(countReadings()).toBe(0);
  const told = changed();
  await api.deps.db
    .update(variant)
    .set({ preorderPaise: 200_000 })
    .where(eq(variant.key, 'vayu_one-0'));
  await told;
  const after = await placeOrder(api);
  expect([kept.amount, after.status, after.amount]).toEqual([1028, 200, 2060]);
});

it('an order at a price whose change this process has not heard of is not written, and the answer says so', async () => {
  await placeOrder(api);
  const before = await api.deps.db.$count(salesOrder);
  jest.spyOn(api.deps.answers, 'drop').mockImplementation(() => undefined);
  await api.deps.db
    .update(variant)
    .set({ preorderPaise: 300_000 })
    .where(eq(variant.key, 'vayu_one-0'));
  expect((await placeOrder(api)).status).toBe(409);
  expect(await api.deps.db.$count(salesOrder)).toBe(before);
});

it('a kept answer is 304 for who has it already', async () => {
  const first = await get(api.app, PRODUCTS);
  const { etag } = first.headers;
  const again = await get(api.app, PRODUCTS, { 'if-none-match': String(etag) });
  expect(again).toMatchObject({ status: 304, headers: { etag } });
});

it.each([
  ['from a cache that compressed it, and calls it weak', (etag: string) => `W/${etag}`],
  ['beside older ones', (etag: string) => `"older", ${etag}`],
])('a kept answer is 304 for who has it already %s', async (_how, named) => {
  const { headers } = await get(api.app, PRODUCTS);
  const ifNoneMatch = named(String(headers['etag']));
  expect((await get(api.app, PRODUCTS, { 'if-none-match': ifNoneMatch })).status).toBe(304);
  expect((await get(api.app, PRODUCTS, { 'if-none-match': named('"other"') })).status).toBe(200);
});

it('a kept answer serves all phones, and none is kept under a number', async () => {
  const query = jest.spyOn(api.readPool, 'query');
  const first = await get(api.app, pricedFor('0000012345'));
  const once = query.mock.calls.length;
  const second = await get(api.app, pricedFor('0000054321'));
  expect(query).toHaveBeenCalledTimes(once);
  expect(second.body).toEqual(first.body);
  expect(first.headers['cache-control']).toBe('no-store');
});

describe('a kept price', () => {
  const ask = async (asked: Parameters<typeof pricedProductsParams>[0], token?: string) => {
    const url = callAddress(listPricedProducts, pricedProductsParams(asked));
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { body } = await get(api.app, url, headers);
    const products = at(body, ['data', 'response_data', 'products_list']) as PricedProduct[];
    return products[0]?.variants[0]?.items[0];
  };
  const itemKey = 'vayu_one-0-red';

  it('is for the state and for the code that were asked for', async () => {
    const [plain, inState, withCode] = [
      await ask({ itemKey }),
      await ask({ itemKey, state: 'Telangana' }),
      await ask({ itemKey, couponCode: 'FIRSTRIDE' }),
    ];
    expect(inState?.charges.length).toBeGreaterThan(plain?.charges.length ?? 0);
    expect(withCode?.discount_details.discount_code).toBe('FIRSTRIDE');
    expect(plain?.discount_details.discount_code).not.toBe('FIRSTRIDE');
  });

  it('of somebody whose phone has used a code is kept for nobody else', async () => {
    const phoneNumber = '0000077001';
    const asked = { itemKey, couponCode: 'FIRSTRIDE', phoneNumber };
    const order = await placeOrder(api, {
      customer_phone_number: phoneNumber,
      coupon_code: 'FIRSTRIDE',
    });
    await reportSuccess(api, pay(api, order));
    const codeOf = async (token?: string) =>
      (await ask(asked, token))?.discount_details.discount_code;
    expect(await codeOf(tokenOf(api, phoneNumber))).not.toBe('FIRSTRIDE');
    expect(await codeOf()).toBe('FIRSTRIDE');
    expect(await codeOf(tokenOf(api, phoneNumber))).not.toBe('FIRSTRIDE');
  });
});

it('an order is taken while every connection for reads is in use, and reads are refused at once', async () => {
  const held = await api.readPool.connect();
  // Different answers, since the same one would wait for one reading; each takes two queries.
  const waiting = Array.from({ length: 10 }, (_, n) => get(api.app, `${PRODUCTS}-${n}`));
  const refused = await get(api.app, PRODUCTS);
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^[123]$/) },
  });
  expect((await placeOrder(api)).status).toBe(200);
  held.release();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([404]));
});
