import { eq } from 'drizzle-orm';
import { payment } from '../../platform/db/schema/all';
import { PaymentProviderError } from '../../platform/payment-provider/provider';
import { post } from '../../testing/forms';
import { readState, refreshState, STATE } from '../../testing/order-states';
import { type PlacedOrder, placeOrder, referTo } from '../../testing/orders';
import {
  LATE_WEBHOOKS,
  pay,
  reportFailure,
  reportSuccess,
  sandboxOf,
  sendWebhook,
  standing,
  webhookAbout,
} from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { findOrders } from '../persons/find-orders';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterEach(() => {
  jest.restoreAllMocks();
  api.clock.now = new Date();
});
afterAll(() => api.close());

describe('the state of an order that is refreshed', () => {
  const take = (order: PlacedOrder, outcome: 'success' | 'failure') =>
    sandboxOf(api).take({ orderId: order.vendorOrderId, amountPaise: order.amount * 100 }, outcome);

  it('finds the payment that neither browser nor webhook told of, once', async () => {
    const order = await placeOrder(api);
    const { paymentId } = await take(order, 'success');
    expect((await readState(api, order)).next.step).toBe('pay-now');
    expect(await refreshState(api, order)).toMatchObject({
      ao_status: 'Pre-booked',
      transaction_id: paymentId,
      next: { step: 'paid' },
    });
    expect((await refreshState(api, order)).next.step).toBe('paid');
    // The late webhook and the late report change nothing more.
    const paid = { orderId: order.vendorOrderId, paymentId };
    const late = webhookAbout(api, 'payment.captured', { ...paid, signature: '' }, order.amount);
    expect(await sendWebhook(api, late)).toBe(200);
    expect(await standing(api, order.vendorOrderId)).toEqual({
      status: 'paid',
      reference: paymentId,
      audit: [
        'create created applied',
        'reconcile succeeded applied',
        'webhook succeeded repeated',
      ],
    });
  });

  it('is that of the order that the reference names, also under a key that came with another one before', async () => {
    const [first, second] = [await placeOrder(api), await placeOrder(api)];
    const refresh = (headers: Readonly<Record<string, string>>) =>
      post(api.app, `${STATE}/refresh`, {}, { key: 'key-of-one-order', headers });
    expect((await refresh(referTo(first))).status).toBe(200);
    const again = await refresh(referTo(first));
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect((await refresh(referTo(second))).status).toBe(422);
    const withoutReference = await refresh({});
    expect(withoutReference.status).not.toBe(200);
    expect(JSON.stringify(withoutReference.body)).not.toContain('ao_tracking_id');
  });

  it('finds a failed attempt, after which the order can still be paid', async () => {
    const order = await placeOrder(api);
    await take(order, 'failure');
    expect(await refreshState(api, order)).toMatchObject({
      ao_status: 'Payment Failed',
      transaction_id: '',
      next: { step: 'pay-now' },
    });
    await take(order, 'success');
    expect((await refreshState(api, order)).next.step).toBe('paid');
  });

  it('says "being checked" while an attempt is open, also to who only reads, until it is decided', async () => {
    const order = await placeOrder(api);
    const payments = api.deps.payments;
    const attempt = {
      paymentId: 'pay_open',
      amountPaise: order.amount * 100,
      currency: 'INR',
      refundedPaise: 0,
    };
    const fetch = jest.spyOn(payments, 'fetchOrderPayments');
    fetch.mockResolvedValueOnce([{ ...attempt, status: 'pending' }]);
    expect((await refreshState(api, order)).next).toEqual({ step: 'being-checked' });
    expect((await readState(api, order)).next).toEqual({ step: 'being-checked' });
    fetch.mockResolvedValueOnce([{ ...attempt, status: 'failed' }]);
    expect((await refreshState(api, order)).next.step).toBe('pay-now');
    fetch.mockResolvedValueOnce([{ ...attempt, status: 'pending' }]);
    await refreshState(api, order);
    fetch.mockResolvedValueOnce([{ ...attempt, status: 'captured' }]);
    expect((await refreshState(api, order)).next).toEqual({ step: 'paid' });
  });

  describe('with an attempt that may still succeed', () => {
    let order: PlacedOrder;
    beforeEach(async () => {
      order = await placeOrder(api);
      const open = { paymentId: 'pay_open', currency: 'INR', refundedPaise: 0 } as const;
      jest
        .spyOn(api.deps.payments, 'fetchOrderPayments')
        .mockResolvedValue([{ ...open, amountPaise: order.amount * 100, status: 'pending' }]);
      expect((await refreshState(api, order)).next.step).toBe('being-checked');
    });

    it('stays "being checked" when the window is closed within the pause before the provider is asked again', async () => {
      await reportFailure(api, order.vendorOrderId);
      expect(await refreshState(api, order, 1_000)).toMatchObject({
        ao_status: 'Payment Failed',
        next: { step: 'being-checked' },
      });
    });

    it('is paid when it did, and has no open attempt for whoever looks the order up', async () => {
      const paid = { orderId: order.vendorOrderId, paymentId: 'pay_open', signature: '' };
      await sendWebhook(api, webhookAbout(api, 'payment.captured', paid, order.amount));
      expect((await readState(api, order)).next.step).toBe('paid');
      const [found] = await findOrders(api.deps.db, order.vendorOrderId);
      expect(found?.payment).toMatchObject({ status: 'paid', pendingSince: null });
    });

    it('stays "being checked" when another attempt of the order fails', async () => {
      const other = { orderId: order.vendorOrderId, paymentId: 'pay_other', signature: '' };
      await sendWebhook(api, webhookAbout(api, 'payment.failed', other, order.amount));
      expect((await readState(api, order)).next.step).toBe('being-checked');
    });
  });

  it('says "being checked" when the provider cannot be asked, and forgets it', async () => {
    const order = await placeOrder(api);
    jest
      .spyOn(api.deps.payments, 'fetchOrderPayments')
      .mockRejectedValueOnce(new PaymentProviderError('timeout', 'silent'));
    expect((await refreshState(api, order)).next).toEqual({ step: 'being-checked' });
    expect((await readState(api, order)).next.step).toBe('pay-now');
    expect((await refreshState(api, order)).next.step).toBe('pay-now');
  });

  it('does not believe another amount than the one of the order', async () => {
    const order = await placeOrder(api);
    await sandboxOf(api).take({ orderId: order.vendorOrderId, amountPaise: 100 }, 'success');
    expect((await refreshState(api, order)).next).toEqual({ step: 'needs-person' });
    expect((await refreshState(api, order)).next).toEqual({ step: 'needs-person' });
  });

  it('does not call an order paid whose money went back', async () => {
    const order = await placeOrder(api);
    const listed = {
      paymentId: 'pay_back',
      status: 'captured',
      amountPaise: order.amount * 100,
      currency: 'INR',
      refundedPaise: order.amount * 100,
    } as const;
    jest.spyOn(api.deps.payments, 'fetchOrderPayments').mockResolvedValue([listed]);
    expect((await refreshState(api, order)).next).toEqual({ step: 'needs-person' });
    expect((await standing(api, order.vendorOrderId)).audit).toEqual([
      'create created applied',
      'reconcile refunded noted',
      'reconcile succeeded refunded',
    ]);
  });

  it('counts a refund once that a webhook has told of before', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await sendWebhook(api, webhookAbout(api, 'refund.processed', paid, order.amount));
    const paise = order.amount * 100;
    jest.spyOn(api.deps.payments, 'fetchOrderPayments').mockResolvedValue([
      {
        ...{ paymentId: paid.paymentId, status: 'captured', currency: 'INR' },
        ...{ amountPaise: paise, refundedPaise: paise },
      },
    ]);
    expect((await refreshState(api, order)).next).toEqual({ step: 'needs-person' });
    expect((await standing(api, order.vendorOrderId)).audit).toEqual([
      'create created applied',
      'webhook refunded noted',
      'reconcile succeeded refunded',
    ]);
  });

  it('asks once for visitors who ask at the same moment, and never for an order that is settled', async () => {
    const order = await placeOrder(api);
    const fetch = jest.spyOn(api.deps.payments, 'fetchOrderPayments');
    await refreshState(api, order);
    await post(api.app, `${STATE}/refresh`, {}, { headers: referTo(order) });
    expect(fetch).toHaveBeenCalledTimes(1);
    await reportSuccess(api, pay(api, order));
    await refreshState(api, order);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks the provider again at once when the clock of the machine was put back', async () => {
    const order = await placeOrder(api);
    const fetch = jest.spyOn(api.deps.payments, 'fetchOrderPayments');
    await refreshState(api, order);
    await refreshState(api, order, -60 * 60 * 1_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('asks nobody about an order that another provider has, and says to order again', async () => {
    const order = await placeOrder(api);
    await api.deps.db
      .update(payment)
      .set({ provider: 'razorpay' })
      .where(eq(payment.vendorOrderId, order.vendorOrderId));
    const fetch = jest.spyOn(api.deps.payments, 'fetchOrderPayments');
    expect((await refreshState(api, order)).next).toEqual({ step: 'order-again' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('settles once when report, webhook and two visitors come at the same moment', async () => {
    const order = await placeOrder(api);
    const { paymentId, signature } = await take(order, 'success');
    const paid = { orderId: order.vendorOrderId, paymentId, signature };
    await Promise.all([
      reportSuccess(api, paid),
      refreshState(api, order),
      sendWebhook(api, webhookAbout(api, 'payment.captured', paid, order.amount)),
      refreshState(api, order),
    ]);
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('paid');
    expect(audit.filter((line) => line.endsWith('succeeded applied'))).toHaveLength(1);
  });
});
