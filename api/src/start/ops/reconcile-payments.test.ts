import { eq } from 'drizzle-orm';
import { payment, salesOrder } from '../../platform/db/schema/all';
import { PaymentProviderError } from '../../platform/payment-provider/provider';
import { type PlacedOrder, placeOrder } from '../../testing/orders';
import { LATE_WEBHOOKS, sandboxOf } from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { reconcilePayments } from './reconcile-payments';

const MINUTE_MS = 60_000;

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
const payUntold = ({ vendorOrderId, amount }: PlacedOrder) =>
  sandboxOf(api).take({ orderId: vendorOrderId, amountPaise: amount * 100 }, 'success');
async function statusOf({ vendorOrderId }: { vendorOrderId: string }) {
  const [row] = await api.deps.db
    .select({ status: salesOrder.status })
    .from(salesOrder)
    .innerJoin(payment, eq(payment.orderId, salesOrder.id))
    .where(eq(payment.vendorOrderId, vendorOrderId));
  return row?.status;
}

it('finds the money of an order that nobody told of, once it is 15 minutes old', async () => {
  const order = await placeOrder(api);
  await payUntold(order);
  later(14);
  expect(await reconcile()).toBe(0);
  expect(await statusOf(order)).toBe('created');
  later(2);
  expect(await reconcile()).toBe(1);
  expect(await statusOf(order)).toBe('paid');
});

it('asks about an unpaid order more and more rarely, and no more after a week', async () => {
  await placeOrder(api);
  const asked: number[] = [];
  for (const minutes of [16, 10, 10, 24 * 60, 60, 8 * 24 * 60]) {
    later(minutes);
    asked.push(await reconcile());
  }
  expect(asked).toEqual([1, 0, 1, 1, 0, 0]);
});

it('asks about an order once when two instances look at the same time', async () => {
  await placeOrder(api);
  await placeOrder(api);
  later(16);
  const [first, second] = await Promise.all([reconcile(), reconcile()]);
  expect(first + second).toBe(2);
});

it('stops a round when the provider does not answer, and asks again later', async () => {
  const order = await placeOrder(api);
  await payUntold(order);
  await placeOrder(api);
  later(16);
  const fetchPayments = jest
    .spyOn(sandboxOf(api), 'fetchOrderPayments')
    .mockRejectedValue(new PaymentProviderError('timeout', 'silent'));
  expect(await reconcile()).toBe(0);
  expect(fetchPayments).toHaveBeenCalledTimes(1);
  fetchPayments.mockRestore();
  later(16);
  expect(await reconcile()).toBe(2);
  expect(await statusOf(order)).toBe('paid');
});
