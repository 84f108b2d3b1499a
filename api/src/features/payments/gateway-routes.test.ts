import { payment } from '../../platform/db/schema/all';
import { get, post } from '../../testing/forms';
import { ORDER_PATH, orderFields, placeOrder } from '../../testing/orders';
import {
  answerOf,
  createAtGateway,
  LATE_WEBHOOKS,
  pay,
  reportSuccess,
  sandboxOf,
  verifyAtGateway,
} from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterAll(() => api.close());

describe('the gateway call', () => {
  it('makes an order for whole rupees, which moves no order of ours', async () => {
    const { status, body } = await get(api.app, createAtGateway('999'));
    expect(status).toBe(200);
    const info = answerOf(body)['payment_gateway_order_info'] as unknown as Record<string, unknown>;
    expect(info).toEqual({ order_id: expect.stringMatching(/^order_/), order_amount: 999 });
    const report = await reportSuccess(api, {
      orderId: String(info['order_id']),
      ...sandboxOf(api).pay(String(info['order_id'])),
    });
    expect(answerOf(report.body)['ao_tracking_id']).toBe(info['order_id']);
  });

  it('makes an order for as much as the dearest thing may cost', async () => {
    const { body } = await get(api.app, createAtGateway('1000000'));
    expect(answerOf(body)['payment_gateway_order_info']).toMatchObject({ order_amount: 1_000_000 });
  });

  it('is made by nobody who asks for the head of its answer alone', async () => {
    const count = () => api.deps.db.$count(payment);
    const before = await count();
    const { statusCode } = await api.app.inject({ method: 'HEAD', url: createAtGateway('999') });
    expect(statusCode).toBe(404);
    expect(await count()).toBe(before);
  });

  it('is not open to the pages of other sites', async () => {
    const from = (site: string) => get(api.app, createAtGateway('999'), { 'sec-fetch-site': site });
    expect((await from('cross-site')).status).toBe(403);
    expect((await from('same-origin')).status).toBe(200);
  });

  it('has a small budget of its own, which leaves the orders of the site alone', async () => {
    const provider = sandboxOf(api);
    const create = provider.createOrder.bind(provider);
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    let reached = 0;
    let allReached = () => {};
    const four = new Promise<void>((done) => (allReached = done));
    const spy = jest.spyOn(provider, 'createOrder').mockImplementation(async (request) => {
      reached += 1;
      if (reached === 4) allReached();
      await held;
      return create(request);
    });
    const open = Array.from({ length: 4 }, () => get(api.app, createAtGateway('999')));
    await four;
    const refused = await get(api.app, createAtGateway('999'));
    spy.mockRestore();
    expect((await placeOrder(api)).status).toBe(200);
    release();
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^[123]$/) },
      body: { message: 'Failed to create Razorpay order. Please try again later.' },
    });
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('counts by address, so that invented tokens gain nothing and buyers behind the address lose nothing', async () => {
    const limited = await openTestApi({ env: { ...LATE_WEBHOOKS, RATE_LIMIT_WRITES: '24' } });
    const call = (tab: number, remoteAddress: string) =>
      limited.app.inject({
        url: createAtGateway('999'),
        remoteAddress,
        headers: { 'x-device-token': `an-invented-token-${tab}` },
      });
    const answers = [];
    for (const tab of [1, 2, 3]) answers.push(await call(tab, '192.0.2.40'));
    answers.push(await call(3, '192.0.2.41'));
    const order = await post(limited.app, ORDER_PATH, orderFields, { address: '192.0.2.40' });
    await limited.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(order.status).toBe(200);
  });

  it.each(['0', '-5', '9.99', 'abc', '1e3', '0999', '1000001', '99999999'])(
    'refuses the amount %s',
    async (amount) => {
      const { status, body } = await get(api.app, createAtGateway(amount));
      expect(status).toBe(400);
      expect(body.message).toBe('Failed to create Razorpay order. Please try again later.');
    },
  );
});

describe('verification', () => {
  it('refuses a wrong signature, an unknown order and an unknown provider', async () => {
    const paid = pay(api, await placeOrder(api));
    const wrong = await get(api.app, verifyAtGateway({ ...paid, signature: '0'.repeat(64) }));
    expect(wrong.status).toBe(400);
    const unknown = sandboxOf(api).pay('order_unknown');
    const asked = verifyAtGateway({ orderId: 'order_unknown', ...unknown });
    expect((await get(api.app, asked)).status).toBe(400);
    const answer = await get(api.app, verifyAtGateway(paid, 'somepay'));
    expect(answer.status).toBe(404);
  });
});
