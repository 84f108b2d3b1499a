import { readPaymentCheckout } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq, inArray, sql } from 'drizzle-orm';
import { item, payment, salesOrder } from '../../platform/db/schema/all';
import { at, get, post } from '../../testing/forms';
import { readState, refreshState, STATE } from '../../testing/order-states';
import { placeOrder, referTo } from '../../testing/orders';
import {
  LATE_WEBHOOKS,
  pay,
  reportFailure,
  reportSuccess,
  sandboxOf,
  sendWebhook,
  webhookAbout,
} from '../../testing/payments';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';
import { PAY_NOW_MS } from './resolve-next-step';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterEach(() => {
  jest.restoreAllMocks();
  api.clock.now = new Date();
});
afterAll(() => api.close());

const PHONE = { customer_phone_number: '0000055501' };

describe('an order reference', () => {
  it('comes with the order, and the same one with a repeated request, though it is kept nowhere', async () => {
    const first = await placeOrder(api, {}, { key: 'order-reference-1' });
    const again = await placeOrder(api, {}, { key: 'order-reference-1' });
    expect(first.reference).toMatch(/^[\w-]{43}$/);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await placeOrder(api)).reference).not.toBe(first.reference);
    const { rows } = await api.deps.pool.query<{ text: string }>(
      `select (select json_agg(k)::text from idempotency_key k) || (select json_agg(o)::text from sales_order o) as text`,
    );
    expect(rows[0]?.text).toContain(first.vendorOrderId);
    expect(rows[0]?.text).not.toContain(first.reference);
  });

  it('opens the widget with the key of the provider that the API works with', async () => {
    const { body } = await placeOrder(api);
    expect(at(body, ['data', 'response_data', 'payment_entry_info'])).toMatchObject({
      payment_provider: 'sandbox',
      payment_key: sandboxOf(api).publicKey,
    });
  });

  it('opens the widget with the key of today when the order is asked for again after the key was exchanged', async () => {
    const first = await placeOrder(api, {}, { key: 'exchanged-key-1' });
    jest.replaceProperty(api.deps.payments, 'publicKey', 'rzp_sandbox_of_today');
    const again = await placeOrder(api, {}, { key: 'exchanged-key-1' });
    expect(again.vendorOrderId).toBe(first.vendorOrderId);
    expect(at(again.body, ['data', 'response_data', 'payment_entry_info'])).toMatchObject({
      payment_key: 'rzp_sandbox_of_today',
    });
  });

  it('opens the widget with the key that the order was made with when the API works with another provider since', async () => {
    const options = { key: 'exchanged-provider-1' };
    const first = await placeOrder(api, {}, options);
    jest.replaceProperty(api.deps.payments, 'name', 'razorpay' as 'sandbox');
    jest.replaceProperty(api.deps.payments, 'publicKey', 'rzp_live_of_today');
    const again = await placeOrder(api, {}, options);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });

  it.each([
    ['no reference', {}],
    ['an unknown one', { 'order-reference': 'x'.repeat(43) }],
    ['something else', { 'order-reference': "' or 1=1 --" }],
  ])('answers 404 to %s', async (_what, headers) => {
    await placeOrder(api);
    expect((await get(api.app, STATE, headers)).status).toBe(404);
    expect((await post(api.app, `${STATE}/refresh`, {}, { headers })).status).toBe(404);
  });

  it('tells nothing personal', async () => {
    const order = await placeOrder(api);
    const { body, headers } = await get(api.app, STATE, referTo(order));
    expect(JSON.stringify(body)).not.toMatch(/Asha|0000012345|rider\.example|West Quarter|500001/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('still finds its order after the token secret was changed', async () => {
    const order = await placeOrder(api);
    const { secrets } = api.deps.config;
    jest.replaceProperty(secrets, 'tokenSecret', 'another secret since the order was made');
    expect((await readState(api, order)).ao_tracking_id).toMatch(/^O-/);
  });

  it('finds it by the reference of a repeated answer too, after the token secret was changed', async () => {
    const options = { key: 'order-before-the-new-secret' };
    const order = await placeOrder(api, {}, options);
    const { ao_tracking_id } = await readState(api, order);
    const { secrets } = api.deps.config;
    jest.replaceProperty(secrets, 'tokenSecret', 'another secret since the order was made');
    const again = await placeOrder(api, {}, options);
    expect(again.vendorOrderId).toBe(order.vendorOrderId);
    expect(await readState(api, again)).toMatchObject({ ao_tracking_id });
  });

  it('finds an order from before there were references by that of a repeated answer', async () => {
    const options = { key: 'order-before-there-were-references' };
    const { vendorOrderId } = await placeOrder(api, {}, options);
    const itsOrder = api.deps.db
      .select({ id: payment.orderId })
      .from(payment)
      .where(eq(payment.vendorOrderId, vendorOrderId));
    await api.deps.db
      .update(salesOrder)
      .set({ referenceHash: null })
      .where(inArray(salesOrder.id, itsOrder));
    const again = await placeOrder(api, {}, options);
    expect((await readState(api, again)).ao_tracking_id).toMatch(/^O-/);
  });
});

describe('the state of an order', () => {
  it('names what was ordered, and what is paid now and later, in rupees', async () => {
    const order = await placeOrder(api);
    const state = await readState(api, order);
    expect(state).toMatchObject({
      ao_status: 'Payment Pending',
      order_type: 'preorder',
      item: { item_key: 'vayu_one-0-red', title: 'Vayu One', variant: '0', colour: 'Red' },
      amount_now: order.amount,
      transaction_id: '',
    });
    const [row] = await api.deps.db
      .select()
      .from(salesOrder)
      .where(eq(salesOrder.trackingId, state.ao_tracking_id));
    const { amountPaise = 0, preorderPaise = 0 } = row?.price ?? {};
    expect(state.amount_later).toBe((amountPaise - preorderPaise) / 100);
    expect(state.amount_later).toBeGreaterThan(0);
  });

  it('names a model that is sold no more as people write it, not by its key', async () => {
    const order = await placeOrder(api, { items_list: 'vayu_marut-sport-blue-1' });
    const isIt = eq(item.itemKey, 'vayu_marut-sport-blue');
    const kept = await api.deps.db.select().from(item).where(isIt);
    await api.deps.db.delete(item).where(isIt);
    const state = await readState(api, order);
    await api.deps.db.insert(item).values(kept);
    expect(state.item).toMatchObject({ title: 'Vayu Marut', variant: 'SPORT', colour: 'Blue' });
  });

  it('leaves nothing for later when the advance is more than the price that an offer has left', async () => {
    const order = await placeOrder(api);
    const { ao_tracking_id } = await readState(api, order);
    await api.deps.db
      .update(salesOrder)
      .set({ price: sql`price || '{"amountPaise": 50000}'` })
      .where(eq(salesOrder.trackingId, ao_tracking_id));
    expect(await readState(api, order)).toMatchObject({ amount_later: 0 });
  });

  it('leaves nothing for later when the whole bike was ordered', async () => {
    const order = await placeOrder(api, { order_type: 'order' });
    expect(await readState(api, order)).toMatchObject({ order_type: 'order', amount_later: 0 });
  });

  it('lets an unpaid order be paid with its own vendor order, after a failure too', async () => {
    const order = await placeOrder(api);
    const payNow = {
      step: 'pay-now',
      payment_provider: 'sandbox',
      payment_key: sandboxOf(api).publicKey,
      transaction_vendor_order_id: order.vendorOrderId,
      transaction_amount: order.amount,
    };
    expect((await readState(api, order)).next).toEqual(payNow);
    await reportFailure(api, order.vendorOrderId);
    expect((await readState(api, order)).next).toEqual(payNow);
    const paid = pay(api, order);
    await reportSuccess(api, paid);
    expect(await readState(api, order)).toMatchObject({
      ao_status: 'Pre-booked',
      transaction_id: paid.paymentId,
      next: { step: 'paid' },
    });
  });

  it('asks to order again when its price has ended', async () => {
    const order = await placeOrder(api);
    api.clock.now = new Date(Date.now() + PAY_NOW_MS + DAY_MS);
    expect((await readState(api, order)).next).toEqual({ step: 'order-again' });
  });

  it('asks to order again when its bike is sold no more', async () => {
    const order = await placeOrder(api, { items_list: 'vayu_marut-sport-blue-1' });
    const isIt = eq(item.itemKey, 'vayu_marut-sport-blue');
    const kept = await api.deps.db.select().from(item).where(isIt);
    await api.deps.db.delete(item).where(isIt);
    const [unpaid, refreshed] = [await readState(api, order), await refreshState(api, order)];
    const paid = pay(api, order);
    await reportSuccess(api, paid);
    const settled = await readState(api, order);
    await api.deps.db.insert(item).values(kept);
    expect([unpaid.next, refreshed.next]).toEqual([
      { step: 'order-again' },
      { step: 'order-again' },
    ]);
    expect(settled.next).toEqual({ step: 'paid' });
  });

  it('asks to order again when another order used its once-per-phone code', async () => {
    const coded = { ...PHONE, coupon_code: 'FIRSTRIDE' };
    const [one, other] = [await placeOrder(api, coded), await placeOrder(api, coded)];
    await reportSuccess(api, pay(api, one));
    const token = tokenOf(api, PHONE.customer_phone_number);
    expect((await readState(api, other, token)).next).toEqual({ step: 'order-again' });
    // A stranger who made an order for this number does not learn that it used the code.
    expect((await readState(api, other)).next).toMatchObject({ step: 'pay-now' });
    expect((await refreshState(api, other)).next).toMatchObject({ step: 'pay-now' });
  });

  it('asks to order again when the API works with another provider since', async () => {
    const order = await placeOrder(api);
    await api.deps.db
      .update(payment)
      .set({ provider: 'razorpay' })
      .where(eq(payment.vendorOrderId, order.vendorOrderId));
    expect((await readState(api, order)).next).toEqual({ step: 'order-again' });
    expect((await refreshState(api, order)).next).toEqual({ step: 'order-again' });
  });

  it('says that a person is needed when other money arrived', async () => {
    const order = await placeOrder(api);
    await sendWebhook(api, webhookAbout(api, 'payment.captured', pay(api, order), 1));
    expect(await readState(api, order)).toMatchObject({
      ao_status: 'Under Review',
      next: { step: 'needs-person' },
    });
  });
});

it('the state of an order is limited like a write', async () => {
  const limited = await openTestApi({ env: { ...LATE_WEBHOOKS, RATE_LIMIT_WRITES: '2' } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    statuses.push((await get(limited.app, STATE)).status);
  }
  expect(statuses).toEqual([404, 404, 429]);
  await limited.close();
});

it('the checkout of payments says before any order which script gives the widget', async () => {
  const { body } = await get(api.app, callAddress(readPaymentCheckout));
  const checkout = at(body, ['data', 'response_data', 'payment_checkout']) as Record<
    string,
    string
  >;
  expect(checkout['payment_provider']).toBe('sandbox');
  const script = await api.app.inject({ method: 'GET', url: checkout['script_url'] ?? '' });
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
});
