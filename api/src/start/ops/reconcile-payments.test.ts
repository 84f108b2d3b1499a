import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { payment, salesOrder } from '../../platform/db/schema/all';
import {
  PaymentProviderError,
  type ProviderPayment,
} from '../../platform/payment-provider/provider';
import { IN_FLIGHT } from '../../platform/payment-provider/razorpay/razorpay-provider';
import { get } from '../../testing/forms';
import { type PlacedOrder, placeOrder } from '../../testing/orders';
import {
  answerOf,
  createAtGateway,
  LATE_WEBHOOKS,
  reportFailure,
  sandboxOf,
} from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { RECONCILE, reconcilePayments } from './reconcile-payments';

const MINUTE_MS = 60_000;
/** In minutes. */
const DAY = 24 * 60;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const reconcile = () => reconcilePayments(api.deps, api.app.log);
const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE_MS);
};
/** The customer pays; neither browser nor webhook tells us. */
const payUntold = ({ vendorOrderId, amount }: Pick<PlacedOrder, 'vendorOrderId' | 'amount'>) =>
  sandboxOf(api).take({ orderId: vendorOrderId, amountPaise: amount * 100 }, 'success');
async function statusOf({ vendorOrderId }: { vendorOrderId: string }) {
  const [row] = await api.deps.db
    .select({ status: salesOrder.status })
    .from(salesOrder)
    .innerJoin(payment, eq(payment.orderId, salesOrder.id))
    .where(eq(payment.vendorOrderId, vendorOrderId));
  return row?.status;
}

it('the reconciliation of payments finds the money of an order that nobody told of, once it is 15 minutes old', async () => {
  const order = await placeOrder(api);
  await payUntold(order);
  later(14);
  expect(await reconcile()).toBe(0);
  expect(await statusOf(order)).toBe('created');
  later(2);
  expect(await reconcile()).toBe(1);
  expect(await statusOf(order)).toBe('paid');
});

it('the reconciliation of payments finds money that came after the visitor had closed the payment window', async () => {
  const order = await placeOrder(api);
  await reportFailure(api, order.vendorOrderId);
  await payUntold(order);
  later(16);
  expect(await reconcile()).toBe(1);
  expect(await statusOf(order)).toBe('paid');
});

it('the reconciliation of payments asks once about a payment without an order of ours, after a day', async () => {
  const { body } = await get(api.app, createAtGateway('999'));
  const { order_id: vendorOrderId } = answerOf(body)['payment_gateway_order_info'] as unknown as {
    order_id: string;
  };
  await payUntold({ vendorOrderId, amount: 999 });
  const asked: number[] = [];
  for (const hours of [23, 2, 24]) {
    later(hours * 60);
    asked.push(await reconcile());
  }
  expect(asked).toEqual([0, 1, 0]);
  const [row] = await api.deps.db
    .select({ status: payment.status })
    .from(payment)
    .where(eq(payment.vendorOrderId, vendorOrderId));
  expect(row?.status).toBe('paid');
});

it.each([
  ['the provider was silent', new PaymentProviderError('timeout', 'silent')],
  ['the database was away', new Error('no database')],
])(
  'the reconciliation of payments asks again about a payment without an order of ours when %s',
  async (_when, error) => {
    const { body } = await get(api.app, createAtGateway('999'));
    const { order_id: vendorOrderId } = answerOf(body)['payment_gateway_order_info'] as unknown as {
      order_id: string;
    };
    await payUntold({ vendorOrderId, amount: 999 });
    later(25 * 60);
    jest.spyOn(sandboxOf(api), 'fetchOrderPayments').mockRejectedValueOnce(error);
    await reconcile().catch(() => undefined);
    expect(await reconcile()).toBe(1);
  },
);

it('the reconciliation of payments asks about an unpaid order more and more rarely, and no more when nothing can come for it', async () => {
  await placeOrder(api);
  const asked: number[] = [];
  for (const minutes of [16, 10, 10, DAY, 60, 8 * DAY, 2 * DAY]) {
    later(minutes);
    asked.push(await reconcile());
  }
  expect(asked).toEqual([1, 0, 1, 1, 0, 1, 0]);
});

it('the reconciliation of payments finds money that was paid on the last day on which an order can be paid', async () => {
  const order = await placeOrder(api);
  later(6 * DAY);
  expect(await reconcile()).toBe(1);
  await payUntold(order);
  later(DAY - 10);
  expect(await reconcile()).toBe(0);
  later(20);
  expect(await reconcile()).toBe(1);
  expect(await statusOf(order)).toBe('paid');
});

it('the reconciliation of payments asks about an order once when two instances look at the same time', async () => {
  await placeOrder(api);
  await placeOrder(api);
  later(16);
  const [first, second] = await Promise.all([reconcile(), reconcile()]);
  expect(first + second).toBe(2);
});

/** So many overdue orders: copies of one that was placed. Gives their ids at the provider. */
async function placeMany(count: number): Promise<string[]> {
  const { db } = api.deps;
  const { vendorOrderId } = await placeOrder(api);
  const [placed] = await db
    .select({ order: salesOrder, payment })
    .from(payment)
    .innerJoin(salesOrder, eq(payment.orderId, salesOrder.id))
    .where(eq(payment.vendorOrderId, vendorOrderId));
  if (!placed) throw new Error('The order was not placed');
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    id: randomUUID(),
    name: `order_copy${index}`,
  }));
  await db.insert(salesOrder).values(
    copies.map(({ id, name }) => ({
      ...placed.order,
      id,
      trackingId: name,
      referenceHash: null,
    })),
  );
  await db.insert(payment).values(
    copies.map(({ id, name }) => ({
      ...placed.payment,
      id,
      orderId: id,
      vendorOrderId: name,
    })),
  );
  later(16);
  return [vendorOrderId, ...copies.map(({ name }) => name)];
}

/** Who was asked about, in order, and how many at the same time at most. */
function watchAsking(answer: (nth: number) => Promise<ProviderPayment[]> = async () => []) {
  const seen = { ids: [] as string[], most: 0 };
  let running = 0;
  jest.spyOn(sandboxOf(api), 'fetchOrderPayments').mockImplementation(async (id) => {
    const nth = seen.ids.push(id);
    running += 1;
    seen.most = Math.max(seen.most, running);
    try {
      await nextTurn();
      return await answer(nth);
    } finally {
      running -= 1;
    }
  });
  return seen;
}

it('the reconciliation of payments asks about all overdue orders in one round, some at a time and each once', async () => {
  const placed = await placeMany(150);
  const seen = watchAsking();
  expect(await reconcile()).toBe(150);
  expect(seen.ids.toSorted()).toEqual(placed.toSorted());
  expect(seen.most).toBeGreaterThan(1);
  expect(seen.most).toBeLessThanOrEqual(RECONCILE.atOnce);
  expect(RECONCILE.atOnce).toBeLessThanOrEqual(IN_FLIGHT.atOnce / 8);
});

it('the reconciliation of payments ends its round after its time, and asks about the others in the next one', async () => {
  const placed = await placeMany(60);
  const seen = watchAsking();
  // Each question takes a twentieth of the round.
  const clock = () => (seen.ids.length * RECONCILE.budgetMs) / 20;
  const first = await reconcilePayments(api.deps, api.app.log, { clock });
  expect(first).toBeGreaterThanOrEqual(20);
  expect(first).toBeLessThan(20 + RECONCILE.atOnce);
  expect(first + (await reconcile())).toBe(60);
  expect(seen.ids.toSorted()).toEqual(placed.toSorted());
});

it('the reconciliation of payments ends its round when the API stops, and leaves no order waiting that it did not ask about', async () => {
  await placeMany(30);
  const ending = new AbortController();
  const seen = watchAsking(async (nth) => {
    if (nth === 5) ending.abort();
    return [];
  });
  const first = await reconcilePayments(api.deps, api.app.log, { signal: ending.signal });
  expect(first).toBeLessThan(5 + RECONCILE.atOnce);
  expect(first + (await reconcile())).toBe(30);
  expect(new Set(seen.ids).size).toBe(30);
});

it('the reconciliation of payments stops a round when the provider does not answer, asks about the others in the next and about these later', async () => {
  const placed = await placeMany(20);
  const silent = watchAsking(() => Promise.reject(new PaymentProviderError('timeout', 'silent')));
  expect(await reconcile()).toBe(0);
  const unanswered = new Set(silent.ids);
  expect(unanswered.size).toBeLessThanOrEqual(RECONCILE.atOnce);
  jest.restoreAllMocks();
  const seen = watchAsking();
  expect(await reconcile()).toBe(20 - unanswered.size);
  expect(seen.ids.toSorted()).toEqual(placed.filter((id) => !unanswered.has(id)).toSorted());
  later(16);
  await reconcile();
  expect(new Set([...seen.ids, ...unanswered]).size).toBe(20);
  expect(placed.every((id) => seen.ids.includes(id))).toBe(true);
});

it('the reconciliation of payments leaves the calls to visitors while our queue for the provider is full, and asks in the next round', async () => {
  const placed = await placeMany(3);
  watchAsking(() => Promise.reject(new PaymentProviderError('busy', 'no room')));
  expect(await reconcile()).toBe(0);
  jest.restoreAllMocks();
  const seen = watchAsking();
  expect(await reconcile()).toBe(3);
  expect(seen.ids.toSorted()).toEqual(placed.toSorted());
});

it('the reconciliation of payments goes on past an order that the provider refuses to speak about', async () => {
  await placeMany(20);
  const seen = watchAsking(async (nth) => {
    if (nth === 3) throw new PaymentProviderError('refused', 'no such order');
    return [];
  });
  expect(await reconcile()).toBe(19);
  expect(seen.ids).toHaveLength(20);
});

it('the reconciliation of payments fails when the database does, and leaves no order waiting that it did not ask about', async () => {
  const placed = await placeMany(20);
  const first = watchAsking(async (nth) => {
    if (nth === 2) throw new Error('no database');
    return [];
  });
  await expect(reconcile()).rejects.toThrow('no database');
  jest.restoreAllMocks();
  const second = watchAsking();
  await reconcile();
  expect(first.ids.length).toBeLessThan(20);
  expect([...first.ids, ...second.ids].toSorted()).toEqual(placed.toSorted());
});
