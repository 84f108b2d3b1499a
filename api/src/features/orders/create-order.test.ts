import { eq } from 'drizzle-orm';
import { payment, paymentEvent, salesOrder, variant } from '../../platform/db/schema/all';
import { PaymentProviderError } from '../../platform/payment-provider/provider';
import { placeOrder } from '../../testing/orders';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function rowsOf(vendorOrderId: string) {
  const [row] = await api.deps.db
    .select()
    .from(payment)
    .innerJoin(salesOrder, eq(payment.orderId, salesOrder.id))
    .where(eq(payment.vendorOrderId, vendorOrderId));
  if (!row) throw new Error(`No order ${vendorOrderId}`);
  return row;
}

const countOrders = async (): Promise<number> => api.deps.db.$count(salesOrder);

describe('a pre-booking', () => {
  it('is written with its payment and audit, at the amount that the server computes', async () => {
    const { status, vendorOrderId, amount } = await placeOrder(api);
    expect(status).toBe(200);
    expect(vendorOrderId).toMatch(/^order_\w{14}$/);
    expect(amount).toBe(1028);
    const { sales_order: order, payment: paid } = await rowsOf(vendorOrderId);
    expect(order).toMatchObject({
      status: 'created',
      orderType: 'preorder',
      itemKey: 'vayu_one-0-red',
      amountPaise: 102_800,
      couponCode: 'CITYSTART',
      phone: '0000012345',
      billing: { city: 'Hyderabad', pincode: '500001' },
    });
    expect(order.trackingId).toMatch(/^O-/);
    expect(paid).toMatchObject({ provider: 'sandbox', amountPaise: 102_800, status: 'created' });
    const events = await api.deps.db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.paymentId, paid.id));
    expect(events.map(({ source, outcome }) => `${source} ${outcome}`)).toEqual(['create applied']);
  });

  it('is written as it was sent, every field at its place', async () => {
    const place = (kind: 'bill' | 'ship') => ({
      street: `12 ${kind} Road`,
      city: `${kind} City`,
      district: `${kind} District`,
      state: kind === 'bill' ? 'Telangana' : 'Goa',
      pincode: kind === 'bill' ? '500001' : '403507',
      country: 'India',
    });
    const fieldsOf = (kind: 'bill' | 'ship') =>
      Object.fromEntries(
        Object.entries(place(kind)).map(([name, value]) => [
          `${kind}_${name === 'street' ? 'street_1' : name}`,
          value,
        ]),
      );
    const { vendorOrderId } = await placeOrder(api, {
      ...fieldsOf('bill'),
      ...fieldsOf('ship'),
      source: 'Expo 2026',
    });
    expect((await rowsOf(vendorOrderId)).sales_order).toMatchObject({
      customerName: 'Asha Rao',
      phone: '0000012345',
      email: 'asha@rider.example',
      billing: place('bill'),
      shipping: place('ship'),
      itemsList: 'vayu_one-0-red-1',
      source: 'Expo 2026',
      campaignId: '335',
      deliveryType: 'transport',
      orderType: 'preorder',
      vendorLabel: 'Razorpay',
    });
  });

  it('is refused for a delivery or an order type that the specification does not name', async () => {
    for (const field of ['order_delivery_type', 'order_type']) {
      const { status, body } = await placeOrder(api, { [field]: 'balloon' });
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
    }
  });

  it('is answered as its row of spec §7 says, with the message inside data too', async () => {
    const { body } = await placeOrder(api);
    const message = 'Your order was created. Please complete the payment.';
    expect(body).toEqual({
      status: 200,
      message,
      data: {
        response_data: {
          payment_entry_info: {
            transaction_vendor_order_id: expect.stringMatching(/^order_/),
            payment_provider: 'sandbox',
            payment_key: 'rzp_sandbox_takes_no_money',
            order_reference: expect.stringMatching(/^[\w-]{43}$/),
            transaction_amount: 1028,
          },
        },
        message,
      },
    });
  });

  it('never takes an amount from the browser', async () => {
    const bait = { amount: '1', final_preorder_amount: '1', transaction_amount: '1' };
    expect((await placeOrder(api, bait)).amount).toBe(1028);
  });

  it('is paid at the rupees that are shown, also where its price in the database has paise', async () => {
    const { db } = api.deps;
    const isIt = eq(variant.key, 'vayu_one-0');
    const [kept] = await db.select().from(variant).where(isIt);
    const { exShowroomPaise = 0, preorderPaise } = kept ?? {};
    const whole = { order_type: 'order' };
    const asShown = await placeOrder(api, whole);
    await db
      .update(variant)
      .set({ preorderPaise: 99_950, exShowroomPaise: exShowroomPaise + 50 })
      .where(isIt);
    const { vendorOrderId, amount } = await placeOrder(api);
    const bike = await placeOrder(api, whole);
    await db.update(variant).set({ preorderPaise, exShowroomPaise }).where(isIt);
    expect(amount).toBe(1028);
    expect((await rowsOf(vendorOrderId)).payment.amountPaise).toBe(102_800);
    expect((await rowsOf(bike.vendorOrderId)).payment.amountPaise).toBe(asShown.amount * 100);
  });

  it('is possible wherever the buyer lives', async () => {
    expect((await placeOrder(api, { bill_state: 'Lakshadweep' })).status).toBe(200);
  });

  it('sent twice with one key is one order', async () => {
    const before = await countOrders();
    const first = await placeOrder(api, {}, { key: 'order-key-0001' });
    const second = await placeOrder(api, {}, { key: 'order-key-0001' });
    expect(second.vendorOrderId).toBe(first.vendorOrderId);
    expect(await countOrders()).toBe(before + 1);
  });
});

describe('a full order', () => {
  const full = {
    order_type: 'order',
    items_list: 'vayu_marut-tour-sand-1',
    coupon_code: 'LONGWAY12',
  };

  it('costs the discounted price and the charges of its state', async () => {
    const { vendorOrderId, amount } = await placeOrder(api, full);
    const { sales_order: order } = await rowsOf(vendorOrderId);
    expect(order).toMatchObject({ couponCode: 'LONGWAY12', dispatchCentre: 'hyderabad' });
    const { price } = order;
    expect(price.amountPaise).toBe(20_799_900);
    const charges = price.charges.reduce((sum, { paise }) => sum + paise, 0);
    expect(order.amountPaise).toBe(price.amountPaise + charges);
    expect(amount * 100).toBe(order.amountPaise);
  });

  it('of a motor costs its price and the platform fee: nothing is registered or insured', async () => {
    const { vendorOrderId } = await placeOrder(api, {
      order_type: 'order',
      items_list: 'marut_motor-0-standard-1',
    });
    const { sales_order: order } = await rowsOf(vendorOrderId);
    const { amountPaise, charges } = order.price;
    expect(charges.map(({ type }) => type)).toEqual(['Platform fee']);
    expect(order.amountPaise).toBe(amountPaise + Math.floor((amountPaise * 0.03) / 100) * 100);
  });

  it.each(['Madhya Pradesh', 'Ladakh'])(
    'is refused in %s, where not exactly one centre delivers',
    async (state) => {
      const { status, body } = await placeOrder(api, { ...full, bill_state: state });
      expect(status).toBe(409);
      expect(body.errors?.['order_type']).toContain(state);
    },
  );

  it('is refused for a state that does not exist', async () => {
    const { status, body } = await placeOrder(api, { ...full, bill_state: 'Atlantis' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ bill_state: 'Billing State is not known' });
  });
});

describe('an order', () => {
  it.each([
    [
      'an expired code',
      { coupon_code: 'LAUNCH25', items_list: 'vayu_marut-gt-red-1' },
      'This offer has ended.',
    ],
    ['an unknown code', { coupon_code: 'NOSUCH' }, 'This offer code is not known.'],
    [
      'a code for another model',
      { coupon_code: 'APEX7' },
      'This offer is not for the chosen model.',
    ],
  ])('with %s is refused instead of costing more', async (_what, changes, message) => {
    const before = await countOrders();
    const { status, body } = await placeOrder(api, changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, errors: { coupon_code: message } });
    expect(await countOrders()).toBe(before);
  });

  it.each(['vayu_one-0-red', 'vayu_one-0-red-2', 'vayu_one-1', 'nothing-1'])(
    'for the items list %s is refused',
    async (items_list) => {
      const { status, body } = await placeOrder(api, { items_list });
      expect(status).toBe(400);
      expect(body.errors?.['items_list']).toBe(
        'Selected product details not found, please try again.',
      );
    },
  );

  it('names every field that is missing', async () => {
    const { status, body } = await placeOrder(api, {
      bill_pincode: '12',
      ship_city: '',
      customer_email: 'x',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      bill_pincode: 'Billing Pincode must be exactly 6 digits',
      ship_city: 'Shipping City is required',
      customer_email: 'Invalid email entered',
    });
  });

  it('is not written when the provider fails, and says so in the words of the spec', async () => {
    const before = await countOrders();
    const failing = jest
      .spyOn(api.deps.payments, 'createOrder')
      .mockRejectedValueOnce(new PaymentProviderError('timeout', 'too slow'));
    const { status, body } = await placeOrder(api, {}, { key: 'order-key-0002' });
    expect(status).toBe(502);
    expect(body.message).toBe('Failed to create Razorpay order. Please try again later.');
    expect(await countOrders()).toBe(before);
    failing.mockRestore();
    // The same key works once the provider is back.
    expect((await placeOrder(api, {}, { key: 'order-key-0002' })).status).toBe(200);
  });
});
