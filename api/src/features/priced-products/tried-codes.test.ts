import {
  DEVICE_HEADER,
  listPricedProducts,
  NO_VISITOR,
  pricedProductsParams,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { AnswerCache } from '../../platform/answers/answer-cache';
import { post } from '../../testing/forms';
import { ORDER_PATH, orderFields } from '../../testing/orders';
import { openTestApi, type TestApi } from '../../testing/test-api';

const LIMITS = { RATE_LIMIT_OFFER_CODES: '3', RATE_LIMIT_OFFER_CODES_ADDRESS: '6' };

let api: TestApi;
beforeAll(async () => {
  const answers = new AnswerCache({ isOn: true });
  answers.setHearing(true);
  api = await openTestApi({ env: LIMITS, deps: { answers } });
});
afterAll(() => api.close());

/** Each test has visitors of its own. */
let network = 0;
beforeEach(() => {
  network += 1;
});

interface Asked {
  itemKey?: string;
  state?: string;
  /** Number of the visitor's device; none names itself unless said. */
  device?: number;
  headers?: Readonly<Record<string, string>>;
  method?: 'GET' | 'HEAD';
  from?: string;
}

/** Asks for prices with a code, at an address of the test's own. */
async function ask(couponCode: string | undefined, asked: Asked = {}) {
  const { itemKey = 'vayu_one-0-red', state, device, method = 'GET', from } = asked;
  const token =
    device === undefined ? {} : { [DEVICE_HEADER]: `device-token-${network}-${device}` };
  return api.app.inject({
    method,
    url: callAddress(listPricedProducts, pricedProductsParams({ itemKey, couponCode, state })),
    remoteAddress: from ?? `192.0.2.${network}`,
    headers: { ...token, ...asked.headers },
  });
}
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;

/** The statuses of so many tries of codes that do not exist. */
async function guess(count: number, asked?: Asked): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push(await statusOf(`GUESS${n}`, asked));
  return statuses;
}

describe('offer codes that are tried', () => {
  it('end with 429 for a device, then known codes too; prices without a code go on', async () => {
    const device = 1;
    expect(await guess(4, { device })).toEqual([200, 200, 200, 429]);
    const refused = await ask('FIRSTRIDE', { device });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      status: 429,
      message: 'Too many requests. Please try again in a minute.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(await statusOf(undefined, { device })).toBe(200);
    expect(await statusOf('FIRSTRIDE', { device: 2 })).toBe(200);
  });

  it('end with 429 for an address, whatever devices are behind it', async () => {
    const statuses = [];
    for (let device = 0; device < 7; device += 1) statuses.push(...(await guess(1, { device })));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await statusOf('FIRSTRIDE', { device: 99 })).toBe(429);
    expect(await statusOf(undefined, { device: 99 })).toBe(200);
  });

  it.each([
    ['has not begun', { itemKey: 'vayu_marut-gt', code: 'LAUNCH25' }],
    ['has ended', { itemKey: 'vayu_one', code: 'FESTIVE2024' }],
    ['is for another model', { itemKey: 'vayu_one', code: 'APEX7' }],
  ])(
    'count also where the offer %s: the answer is that of a code that nobody made',
    async (_why, { itemKey, code }) => {
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(code, { itemKey, device: 1 }));
      expect(statuses).toEqual([200, 200, 200, 429]);
    },
  );

  it('do not count where they are in the price, however often and in whatever letters', async () => {
    for (const code of ['FIRSTRIDE', 'firstride', ' FirstRide ', 'CITYSTART'])
      for (let n = 0; n < 4; n += 1) expect(await statusOf(code, { device: 1 })).toBe(200);
    // For one colour of several, or one variant of the model.
    for (let n = 0; n < 4; n += 1)
      expect(await statusOf('APEX7', { itemKey: 'vayu_marut-gt', device: 1 })).toBe(200);
    expect(await guess(4, { device: 1 })).toEqual([200, 200, 200, 429]);
  });

  it('do not count where the answer says nothing of them', async () => {
    for (let n = 0; n < 4; n += 1) {
      expect(await statusOf('GUESS', { state: 'Lakshadweep', device: 1 })).toBe(200);
      expect(await statusOf('GUESS', { state: 'Atlantis', device: 1 })).toBe(404);
      expect(await statusOf('GUESS', { itemKey: 'vayu_two', device: 1 })).toBe(404);
    }
    expect(await guess(4, { device: 1 })).toEqual([200, 200, 200, 429]);
  });

  it.each([
    ['is kept in memory', {}, 200],
    ['is asked for by its head alone', { method: 'HEAD' }, 200],
    ['the sender has already', { hasIt: true }, 304],
  ] as const)('count also where the answer %s', async (_how, how, status) => {
    const first = await ask('SAMECODE', { from: '203.0.113.1' });
    const { hasIt = false, ...asked } = { hasIt: false, ...how };
    const headers = hasIt ? { 'if-none-match': `${first.headers['etag']}` } : {};
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push(await statusOf('SAMECODE', { device: 1, headers, ...asked }));
    expect(statuses).toEqual([status, status, status, 429]);
    api.deps.answers.drop();
  });

  it('are counted for the visitor whom the host names, and for nobody where it makes a page for all', async () => {
    const of = (named: string, from = '127.0.0.1') => ({
      from,
      headers: { 'x-forwarded-for': named },
    });
    const visitor = `198.51.100.${network}`;
    expect(await guess(7, of(visitor))).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await statusOf('FIRSTRIDE', of('198.51.100.200'))).toBe(200);
    expect(new Set(await guess(20, of(NO_VISITOR)))).toEqual(new Set([200]));
    // What stands between host and API names the host behind what the host has named.
    expect(new Set(await guess(20, of(`${NO_VISITOR}, 127.0.0.1`)))).toEqual(new Set([200]));
    // A stranger cannot pass for the host.
    const stranger = of(NO_VISITOR, `203.0.113.${network}`);
    expect((await guess(7, stranger)).at(-1)).toBe(429);
  });
});

describe('offer codes that are tried with orders', () => {
  const order = async (coupon_code: string, device = 1) => {
    const headers = { [DEVICE_HEADER]: `device-token-${network}-${device}` };
    const address = `192.0.2.${network}`;
    return post(api.app, ORDER_PATH, { ...orderFields, coupon_code }, { headers, address });
  };

  it('end with 429, then known codes too; an order without a code is taken', async () => {
    const statuses = [];
    for (const code of ['GUESS1', 'LAUNCH25', 'FESTIVE2024', 'GUESS2', 'FIRSTRIDE'])
      statuses.push((await order(code)).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(await order('FIRSTRIDE')).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d\d$/) },
      body: { message: 'Too many requests. Please try again in a minute.' },
    });
    expect((await order('')).status).toBe(200);
    expect((await order('FIRSTRIDE', 2)).status).toBe(200);
  });

  it('leave the prices to be read, and who tries prices leaves orders to be taken', async () => {
    expect((await guess(4, { device: 1 })).at(-1)).toBe(429);
    for (let n = 0; n < 4; n += 1) expect((await order('FIRSTRIDE')).status).toBe(200);
  });
});
