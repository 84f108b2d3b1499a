import { readReceipt as askReceipt } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { mailOutbox, payment, paymentEvent, salesOrder } from '../../platform/db/schema/all';
import { at, get } from '../../testing/forms';
import { readState } from '../../testing/order-states';
import { orderFields, type PlacedOrder, placeOrder, referTo } from '../../testing/orders';
import {
  LATE_WEBHOOKS,
  pay,
  reportSuccess,
  sandboxOf,
  sendWebhook,
  standing,
  webhookAbout,
} from '../../testing/payments';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';
import { MAX_ATTEMPTS } from '../order-mails/mail-pauses';
import { decideOrder } from './decide-order';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ env: { ...LATE_WEBHOOKS, LOG_LEVEL: 'warn' } });
});
afterEach(() => api.close());

const calls = () => api.lines.filter((line) => line.includes('payment-needs-a-person')).length;
const because = { by: 'Meera', why: 'The rest came by bank transfer.' };

async function decide(order: PlacedOrder, decision: 'stands' | 'cancelled') {
  const { ao_tracking_id: trackingId } = await readState(api, order);
  return decideOrder(api.deps.db, { trackingId, decision, ...because, now: new Date() });
}

const readReceipt = async (order: PlacedOrder) => {
  const { status, body } = await get(api.app, callAddress(askReceipt), referTo(order));
  return { status, receipt: at(body, ['data', 'response_data', 'receipt']) };
};

const mailsOf = async (order: PlacedOrder) => {
  const { ao_tracking_id: trackingId } = await readState(api, order);
  const found = await api.deps.db
    .select({ sentAt: mailOutbox.sentAt, givenUpAt: mailOutbox.givenUpAt })
    .from(mailOutbox)
    .innerJoin(salesOrder, eq(mailOutbox.orderId, salesOrder.id))
    .where(eq(salesOrder.trackingId, trackingId));
  return found;
};

/** An order for which one rupee too few arrived. */
async function paidTooLittle() {
  const order = await placeOrder(api);
  const paid = pay(api, order);
  await sendWebhook(api, webhookAbout(api, 'payment.captured', paid, order.amount - 1));
  expect((await standing(api, order.vendorOrderId)).status).toBe('review');
  return { order, paid };
}

/** An order whose money came and went back. */
async function refunded(fields: Readonly<Record<string, string>> = {}) {
  const order = await placeOrder(api, fields);
  const paid = pay(api, order);
  await reportSuccess(api, paid);
  const tellRefund = () =>
    sendWebhook(api, webhookAbout(api, 'refund.processed', paid, order.amount));
  await tellRefund();
  return { order, tellRefund };
}

it('an order under review of which a person says that it stands is a paid one: with mail, receipt, and who decided why', async () => {
  const { order, paid } = await paidTooLittle();
  expect(await decide(order, 'stands')).toEqual({ status: 'paid' });
  expect(await readState(api, order)).toMatchObject({
    ao_status: 'Pre-booked',
    transaction_id: paid.paymentId,
    next: { step: 'paid' },
  });
  const { status, receipt } = await readReceipt(order);
  expect(status).toBe(200);
  const [arrived] = await api.deps.db
    .select({ at: paymentEvent.createdAt })
    .from(paymentEvent)
    .where(eq(paymentEvent.outcome, 'mismatch'));
  expect(receipt).toMatchObject({ total: order.amount, paid_on: arrived?.at.toISOString() });
  expect(await mailsOf(order)).toEqual([{ sentAt: null, givenUpAt: null }]);
  expect((await standing(api, order.vendorOrderId)).audit.at(-1)).toBe('person decided stands');
  const decided = await api.deps.db
    .select({ by: paymentEvent.decidedBy, why: paymentEvent.note })
    .from(paymentEvent)
    .where(eq(paymentEvent.kind, 'decided'));
  expect(decided).toEqual([because]);
});

it('the mail of an order that stands after all goes out if it was given up, and once only if it was sent', async () => {
  const { order } = await refunded();
  const set = (mail: Partial<typeof mailOutbox.$inferInsert>) =>
    api.deps.db.update(mailOutbox).set(mail);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await set({ givenUpAt: new Date(), attempts: MAX_ATTEMPTS, nextAttemptAt: tomorrow });
  await decide(order, 'stands');
  expect(await mailsOf(order)).toEqual([{ sentAt: null, givenUpAt: null }]);
  const [again] = await api.deps.db.select().from(mailOutbox);
  expect(again?.attempts).toBe(0);
  expect(again?.nextAttemptAt.getTime()).toBeLessThan(tomorrow.getTime());

  const { order: other } = await refunded();
  const sent = { sentAt: new Date(), givenUpAt: null };
  await set(sent);
  await decide(other, 'stands');
  expect(await mailsOf(other)).toEqual([sent]);
});

it.each(['stands', 'cancelled'] as const)(
  'what a person decided (%s) is not undone by news of the money that was known then',
  async (decision) => {
    const { order, paid } = await paidTooLittle();
    const { status } = (await decide(order, decision)) as { status: string };
    const before = calls();
    const { body } = webhookAbout(api, 'payment.captured', paid, order.amount - 1);
    const again = sandboxOf(api).signWebhook(body.replace('payment.captured', 'order.paid'));
    expect(await sendWebhook(api, again)).toBe(200);
    expect((await standing(api, order.vendorOrderId)).status).toBe(status);
    expect(calls()).toBe(before);
  },
);

/** An order that stands and of whose money Rs 500 went back, as is kept when the provider was asked for it. */
async function standsWithRefund() {
  const { order, paid } = await paidTooLittle();
  await decide(order, 'stands');
  const [known] = await api.deps.db
    .select()
    .from(payment)
    .where(eq(payment.vendorOrderId, order.vendorOrderId));
  await api.deps.db.insert(paymentEvent).values({
    ...{ paymentId: known?.id ?? '', source: 'reconcile', kind: 'refunded', outcome: 'noted' },
    ...{ toStatus: 'paid', paymentReference: paid.paymentId, amountPaise: 50_000 },
  });
  return {
    paid,
    last: async () => (await standing(api, order.vendorOrderId)).audit.at(-1),
  };
}

it('a refund that the provider was asked for is not told again by its webhook, and a further one is', async () => {
  const { paid, last } = await standsWithRefund();
  const refund = (rupees: number, of = paid) =>
    sendWebhook(api, webhookAbout(api, 'refund.processed', of, rupees));
  // That of another payment of the order is no part of it.
  await refund(300, { ...paid, paymentId: 'pay_second' });
  expect(await last()).toBe('webhook refunded noted');
  await refund(300);
  expect(await last()).toBe('webhook refunded repeated');
  await refund(200);
  expect(await last()).toBe('webhook refunded repeated');
  await refund(1);
  expect(await last()).toBe('webhook refunded refunded');
});

it('money that the bank of the buyer took is told beside a refund that the provider was asked for', async () => {
  const { paid, last } = await standsWithRefund();
  const entity = { id: paid.paymentId, order_id: paid.orderId, amount: 102_700, currency: 'INR' };
  const dispute = { entity: { id: 'disp_1', amount: 30_000 } };
  const payload = { payment: { entity }, dispute };
  await sendWebhook(
    api,
    sandboxOf(api).signWebhook(JSON.stringify({ event: 'payment.dispute.lost', payload })),
  );
  expect(await last()).toBe('webhook refunded refunded');
});

it('an order under review of which a person says that it is cancelled says so, is paid no more, and frees its code', async () => {
  const coupon_code = 'FIRSTRIDE';
  const { order, tellRefund } = await refunded({ coupon_code });
  // Only who verified the number is told that a code of it is used up.
  const token = tokenOf(api, orderFields['customer_phone_number'] ?? '');
  const other = await placeOrder(api);
  await reportSuccess(api, pay(api, other));
  const again = async () => (await placeOrder(api, { coupon_code }, { token })).status;
  expect(await again()).toBe(400);
  expect(await decide(order, 'cancelled')).toEqual({ status: 'cancelled' });
  expect(await readState(api, order)).toMatchObject({
    ao_status: 'Cancelled',
    next: { step: 'order-again' },
  });
  expect((await readReceipt(order)).status).toBe(409);
  expect(await mailsOf(order)).toEqual([]);
  expect(await mailsOf(other)).toHaveLength(1);
  expect(await again()).toBe(200);

  const before = calls();
  await tellRefund();
  expect(calls()).toBe(before);
  await reportSuccess(api, pay(api, order));
  expect(calls()).toBe(before + 1);
  expect((await standing(api, order.vendorOrderId)).status).toBe('cancelled');
});

it('that a mail was sent is still known of an order that is cancelled', async () => {
  const { order } = await refunded();
  const sent = { sentAt: new Date(), givenUpAt: null };
  await api.deps.db.update(mailOutbox).set(sent);
  await decide(order, 'cancelled');
  expect(await mailsOf(order)).toEqual([sent]);
});

it('nothing is decided of an order that is not under review, or that there is not', async () => {
  const order = await placeOrder(api);
  expect(await decide(order, 'cancelled')).toEqual({ refused: 'created' });
  await reportSuccess(api, pay(api, order));
  expect(await decide(order, 'stands')).toEqual({ refused: 'paid' });
  expect((await standing(api, order.vendorOrderId)).audit).toHaveLength(2);
  const unknown = { trackingId: 'O-222222222222', decision: 'stands', now: new Date() } as const;
  expect(await decideOrder(api.deps.db, { ...unknown, ...because })).toBeUndefined();
});
