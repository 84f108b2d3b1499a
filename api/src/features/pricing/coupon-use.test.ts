import { eq, sql } from 'drizzle-orm';
import { coupon, salesOrder } from '../../platform/db/schema/all';
import { waitsForLock } from '../../testing/lock-waits';
import { type PlacedOrder, placeOrder } from '../../testing/orders';
import {
  answerOf,
  LATE_WEBHOOKS,
  pay,
  reportFailure,
  reportSuccess,
  sendWebhook,
  standing,
  webhookAbout,
} from '../../testing/payments';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';
import { lockCode } from './coupon-use';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterAll(() => api.close());

const order = (customer_phone_number: string, coupon_code = 'FIRSTRIDE') =>
  placeOrder(api, { customer_phone_number, coupon_code });
/** The same by somebody who verified the number. */
const verifiedOrder = (customer_phone_number: string) =>
  placeOrder(
    api,
    { customer_phone_number, coupon_code: 'FIRSTRIDE' },
    { token: tokenOf(api, customer_phone_number) },
  );
const settle = async (placed: PlacedOrder): Promise<string | undefined> =>
  answerOf((await reportSuccess(api, pay(api, placed))).body)['ao_status'];
const statusOf = async ({ vendorOrderId }: PlacedOrder) =>
  (await standing(api, vendorOrderId)).status;

describe('a once-per-phone code', () => {
  it('of an abandoned order may be used again by the same phone', async () => {
    expect((await order('0000070001')).status).toBe(200);
    const retry = await order('0000070001');
    expect(retry.status).toBe(200);
    expect(await settle(retry)).toBe('Pre-booked');
  });

  it('is used up by a payment, for this phone only', async () => {
    await settle(await order('0000070002'));
    const { status, body } = await verifiedOrder('0000070002');
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      coupon_code: 'This offer was used with this phone number already.',
    });
    expect((await verifiedOrder('0000070003')).status).toBe(200);
  });

  it('is not told to strangers to be used: their order goes to a person once it is paid', async () => {
    await settle(await order('0000070008'));
    const strangers = await placeOrder(
      api,
      { customer_phone_number: '0000070008', coupon_code: 'FIRSTRIDE' },
      { token: tokenOf(api, '0000070009') },
    );
    expect(strangers.status).toBe(200);
    expect(await settle(strangers)).toBe('Under Review');
  });

  it('pays one order only, when another was reported as failed in between', async () => {
    const first = await order('0000070004');
    await reportFailure(api, first.vendorOrderId);
    const second = await order('0000070004');
    expect(await settle(second)).toBe('Pre-booked');
    expect(await settle(first)).toBe('Under Review');
    expect((await standing(api, first.vendorOrderId)).audit.at(-1)).toBe(
      'report succeeded code-used',
    );
    expect(await statusOf(second)).toBe('paid');
  });

  it('pays one order only, when several are paid at the same time', async () => {
    const placed = await Promise.all([1, 2, 3, 4].map(() => order('0000070005')));
    await Promise.all(placed.map(settle));
    const statuses = await Promise.all(placed.map(statusOf));
    expect(statuses.sort()).toEqual(['paid', 'review', 'review', 'review']);
  });

  it('is refused to an order that comes while another one is being settled with it', async () => {
    const phone = '0000070015';
    await order(phone);
    let placing: Promise<PlacedOrder> | undefined;
    await api.deps.db.transaction(async (tx) => {
      await lockCode(tx, phone, 'FIRSTRIDE');
      await tx.update(salesOrder).set({ status: 'paid' }).where(eq(salesOrder.phone, phone));
      placing = verifiedOrder(phone);
      await waitsForLock(api.deps.pool, placing);
    });
    expect((await placing)?.status).toBe(400);
  });

  it('pays one order only, also when its coupon was taken out before any of them was paid', async () => {
    const { db } = api.deps;
    const placed = [await order('0000070010'), await order('0000070010')];
    const isIt = eq(coupon.code, 'FIRSTRIDE');
    const kept = await db.select().from(coupon).where(isIt);
    await db.delete(coupon).where(isIt);
    const statuses: (string | undefined)[] = [];
    for (const each of placed) statuses.push(await settle(each));
    await db.insert(coupon).values(kept);
    expect(statuses).toEqual(['Pre-booked', 'Under Review']);
  });

  it('pays an order of a phone that has paid others without it', async () => {
    expect(await settle(await order('0000070011', ''))).toBe('Pre-booked');
    expect(await settle(await order('0000070011', 'CITYSTART'))).toBe('Pre-booked');
    expect((await verifiedOrder('0000070011')).status).toBe(200);
    expect(await settle(await order('0000070011'))).toBe('Pre-booked');
  });

  it('of an order that was not paid may be used again by who verified the phone', async () => {
    const abandoned = await order('0000070012');
    await reportFailure(api, abandoned.vendorOrderId);
    expect((await verifiedOrder('0000070012')).status).toBe(200);
  });

  it('stays used while a person looks at the payment', async () => {
    const placed = await order('0000070006');
    const next = await order('0000070006');
    const paid = pay(api, placed);
    await sendWebhook(api, webhookAbout(api, 'payment.captured', paid, placed.amount - 1));
    expect(await statusOf(placed)).toBe('review');
    expect((await verifiedOrder('0000070006')).status).toBe(400);
    expect(await settle(next)).toBe('Under Review');
  });
});

it.each([
  ['FIRSTRIDE', ['Pre-booked', 'Under Review']],
  ['CITYSTART', ['Pre-booked', 'Pre-booked']],
])(
  'orders that do not say how often their code %s is good are judged by what it is today',
  async (code, expected) => {
    const phone = code === 'FIRSTRIDE' ? '0000070013' : '0000070014';
    const placed = [await order(phone, code), await order(phone, code)];
    await api.deps.db
      .update(salesOrder)
      .set({ price: sql`price - 'isCodeOncePerPhone'` })
      .where(eq(salesOrder.phone, phone));
    const statuses: (string | undefined)[] = [];
    for (const each of placed) statuses.push(await settle(each));
    expect(statuses).toEqual(expected);
  },
);

it('every other code pays any number of orders of a phone', async () => {
  const [one, two] = [
    await order('0000070007', 'CITYSTART'),
    await order('0000070007', 'CITYSTART'),
  ];
  expect([await settle(one), await settle(two)]).toEqual(['Pre-booked', 'Pre-booked']);
});
