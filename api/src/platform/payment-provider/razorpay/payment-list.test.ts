import { json, StandInRazorpay } from '../../../testing/stand-in-razorpay';
import { PaymentProviderError } from '../provider';
import type { RazorpayProvider } from './razorpay-provider';

let standIn: StandInRazorpay;
beforeEach(async () => {
  standIn = new StandInRazorpay();
  await standIn.open();
});
afterEach(() => standIn.close());

describe("reading an order's payments at Razorpay", () => {
  const listed = (changes: Record<string, unknown> = {}) => ({
    id: 'pay_1',
    entity: 'payment',
    order_id: 'order_1',
    amount: 102_800,
    currency: 'INR',
    status: 'captured',
    amount_refunded: 0,
    email: 'asha@rider.example',
    contact: '+910000012345',
    created_at: 1_790_000_000,
    ...changes,
  });
  const list = (...items: unknown[]) =>
    json(200, { entity: 'collection', count: items.length, items });
  const failure = async (provider: RazorpayProvider) => {
    const error: unknown = await provider.fetchOrderPayments('order_1').catch((e: unknown) => e);
    if (!(error instanceof PaymentProviderError)) throw new Error(`not a failure: ${error}`);
    return error.failure;
  };

  it('asks for the order with the keys, and reads no more than what settles it, oldest first', async () => {
    const first = listed({ id: 'pay_0', status: 'failed', created_at: 1_789_999_000 });
    standIn.answers = [list(listed(), first)];
    const money = { amountPaise: 102_800, currency: 'INR', refundedPaise: 0 };
    expect(await standIn.openProvider().fetchOrderPayments('order_1')).toEqual([
      { paymentId: 'pay_0', status: 'failed', ...money },
      { paymentId: 'pay_1', status: 'captured', ...money },
    ]);
    expect(standIn.seen).toMatchObject([{ method: 'GET', url: '/v1/orders/order_1/payments' }]);
    expect(standIn.seen[0]?.authorization).toMatch(/^Basic /);
  });

  it.each([
    ['created', 'pending'],
    ['authorized', 'pending'],
    ['captured', 'captured'],
    ['refunded', 'captured'],
    ['failed', 'failed'],
  ])('takes "%s" for %s', async (status, wanted) => {
    standIn.answers = [list(listed({ status, amount_refunded: null }))];
    const [payment] = await standIn.openProvider().fetchOrderPayments('order_1');
    expect(payment?.status).toBe(wanted);
  });

  it('says how much of the money went back', async () => {
    standIn.answers = [list(listed({ amount_refunded: 5_000 }))];
    const [payment] = await standIn.openProvider().fetchOrderPayments('order_1');
    expect(payment?.refundedPaise).toBe(5_000);
  });

  it('knows an order that nobody tried to pay', async () => {
    standIn.answers = [list()];
    expect(await standIn.openProvider().fetchOrderPayments('order_1')).toEqual([]);
  });

  it.each([
    ['a payment of another order', list(listed({ order_id: 'order_2' }))],
    ['an unknown status', list(listed({ status: 'paid' }))],
    ['a negative amount', list(listed({ amount: -1 }))],
    ['no list', json(200, { items: null })],
  ])('does not believe %s', async (_what, answer) => {
    standIn.answers = [answer];
    expect(await failure(standIn.openProvider())).toBe('bad-answer');
    expect(standIn.seen).toHaveLength(1);
  });

  it('tries once more after a failure that may pass, and says what it was', async () => {
    standIn.answers = [json(503, {}), list(listed())];
    expect(await standIn.openProvider().fetchOrderPayments('order_1')).toHaveLength(1);
    standIn.answers = [(_request, response) => response.destroy(), json(502, {})];
    expect(await failure(standIn.openProvider())).toBe('unavailable');
    standIn.answers = [() => {}, () => {}];
    expect(await failure(standIn.openProvider(100))).toBe('timeout');
  });

  it('does not ask again what was refused', async () => {
    standIn.answers = [json(400, { error: { code: 'BAD_REQUEST_ERROR' } })];
    expect(await failure(standIn.openProvider())).toBe('refused');
    expect(standIn.seen).toHaveLength(1);
  });
});
