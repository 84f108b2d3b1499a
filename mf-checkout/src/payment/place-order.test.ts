/** @jest-environment jsdom */
import { createOrder, refreshOrderState } from '@site/contract';
import { callOf, type FakeApi, type FakeCall, fakeApi, refusal } from '@site/testing/fake-api';
import { buildOrder } from '../pages/preorder/form/build-order';
import { madeOrder, orderStands } from '../testing/order-answers';
import { WAITS } from '../testing/sample-order';
import { filledPreorder } from '../testing/sample-values';
import { forgetReference, readReference } from './device-order';
import { beginIntent, settleIntent } from './order-intent';
import { placeOrder } from './place-order';

const CREATE = callOf(createOrder);
const STATE = callOf(refreshOrderState);
const order = buildOrder(filledPreorder());
/** What the button said, in rupees. */
const SHOWN = 2573;
const answerWith = (reference: string) => madeOrder(reference, SHOWN);

let api: FakeApi;
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({ [CREATE]: answerWith('first') });
});
afterEach(() => jest.restoreAllMocks());

const created = () => api.calls.filter(({ method, path }) => `${method} ${path}` === CREATE);
const keyOf = (call: FakeCall | undefined) => call?.headers.get('idempotency-key');

it('an order gives what opens the widget, and its reference is kept on the device before anything is paid', async () => {
  expect(await placeOrder(order, SHOWN)).toEqual({
    kind: 'ready',
    entry: { vendorOrderId: 'order_of_first', amount: 2573, key: 'key' },
    reference: 'first',
  });
  expect(readReference()).toBe('first');
  expect(created()[0]?.fields).toEqual(order);
});

it('an order is sent under the same key when it is the same, and under another when it was changed', async () => {
  api.answer(CREATE, { status: 503 });
  await placeOrder(order, SHOWN);
  await placeOrder({ ...order }, SHOWN);
  await placeOrder({ ...order, customer_full_name: 'Ravi Rao' }, SHOWN);

  const [first, second, third] = created().map(keyOf);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('an order of the same content in another tab of this device', () => {
  /** Another tab: storage of its own for the session, the device's storage in common. */
  const changeTab = () => window.sessionStorage.clear();

  it('is the same order while the first is not paid', async () => {
    await placeOrder(order, SHOWN);
    changeTab();
    api.answer(STATE, orderStands(WAITS));
    expect(await placeOrder(order, SHOWN)).toMatchObject({ kind: 'ready', reference: 'first' });
    const [first, second] = created().map(keyOf);
    expect(second).toBe(first);
  });

  it('is not paid twice when the money arrived meanwhile, though its notice was closed', async () => {
    await placeOrder(order, SHOWN);
    forgetReference('first');
    changeTab();
    api.answer(STATE, orderStands({ step: 'paid' }));
    expect(await placeOrder(order, SHOWN)).toMatchObject({ kind: 'placed', trackingId: 'O-1' });
  });

  describe('when the first was paid before this tab pressed Pay', () => {
    beforeEach(async () => {
      await placeOrder(order, SHOWN);
      settleIntent();
      changeTab();
      api.answer(STATE, orderStands({ step: 'paid' }));
    });

    it('is no second order, and is told as paid before', async () => {
      expect(await placeOrder(order, SHOWN)).toMatchObject({ trackingId: 'O-1', isEarlier: true });
      const [first, second] = created().map(keyOf);
      expect(second).toBe(first);
    });

    it('is a new one, under a new key, when the first can be paid no more', async () => {
      api.answer(STATE, orderStands({ step: 'order-again' }));
      api.answer(CREATE, () => {
        if (created().length > 3) return refusal(429, 'Too often');
        return answerWith(created().length > 2 ? 'second' : 'first');
      });
      expect(await placeOrder(order, SHOWN)).toMatchObject({ kind: 'ready', reference: 'second' });
      const [first, again, anew] = created().map(keyOf);
      expect(again).toBe(first);
      expect(anew).not.toBe(first);
    });

    it('is a second order for who began an empty form after that', async () => {
      beginIntent();
      await placeOrder(order, SHOWN);
      const [first, second] = created().map(keyOf);
      expect(second).not.toBe(first);
    });
  });

  it('is a new one when something was changed', async () => {
    await placeOrder(order, SHOWN);
    changeTab();
    await placeOrder({ ...order, customer_full_name: 'Ravi Rao' }, SHOWN);
    const [first, second] = created().map(keyOf);
    expect(second).not.toBe(first);
  });

  it('leaves nothing of what was typed in the storage of tab and device', async () => {
    await placeOrder(order, SHOWN);
    const stored = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    for (const typed of [
      order.customer_full_name,
      order.customer_phone_number,
      order.customer_email,
      order.bill_street_1,
    ]) {
      expect(stored).not.toContain(typed);
    }
  });
});

it("an order is refused in the server's words, with what it says of single fields, and no reference is kept", async () => {
  const errors = { customer_email: 'Invalid email entered' };
  api.answer(CREATE, refusal(400, 'Please check your details.', errors));
  expect(await placeOrder(order, SHOWN)).toEqual({
    kind: 'refused',
    message: 'Please check your details.',
    fieldErrors: errors,
  });
  expect(readReference()).toBeUndefined();
});

it('an order is refused without words when nobody answers', async () => {
  api.answer(CREATE, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await placeOrder(order, SHOWN)).toEqual({
    kind: 'refused',
    message: null,
    fieldErrors: {},
  });
});

const noPlaces = 'All places of today are taken.';

it.each([
  ['no-order-id', {}, { response_data: { payment_entry_info: {} } }],
  [
    'no-order-id',
    { message: noPlaces },
    { message: noPlaces, response_data: { payment_entry_info: {} } },
  ],
  [
    'missing-fields',
    {},
    {
      message: noPlaces,
      response_data: {
        payment_entry_info: { transaction_vendor_order_id: 'order_1', transaction_amount: 2573 },
      },
    },
  ],
])('an order is %s (%j) when the answer lacks what the widget needs', async (kind, words, data) => {
  api.answer(CREATE, { body: { status: 200, message: 'OK', data } });
  expect(await placeOrder(order, SHOWN)).toEqual({ kind, ...words });
  expect(readReference()).toBeUndefined();
});

describe('an order that this device made before', () => {
  const placeAgain = async (next: object) => {
    await placeOrder(order, SHOWN);
    api.answer(STATE, orderStands(next));
    return placeOrder(order, SHOWN);
  };

  it('is paid on when it still waits', async () => {
    expect(await placeAgain(WAITS)).toMatchObject({ kind: 'ready', reference: 'first' });
  });

  it('is not paid twice when the money has arrived', async () => {
    expect(await placeAgain({ step: 'paid' })).toMatchObject({
      kind: 'placed',
      trackingId: 'O-1',
      reference: 'first',
    });
  });

  it('is not paid again while its payment is being checked', async () => {
    expect(await placeAgain({ step: 'being-checked' })).toEqual({
      kind: 'unclear',
      reference: 'first',
    });
  });

  it('is left to a person who looks at its money', async () => {
    expect(await placeAgain({ step: 'needs-person' })).toEqual({
      kind: 'needs-person',
      trackingId: 'O-1',
      reference: 'first',
    });
  });

  it('is made anew, under a new key, when it can be paid no more', async () => {
    await placeOrder(order, SHOWN);
    api.answer(STATE, orderStands({ step: 'order-again' }));
    api.answer(CREATE, () => answerWith(created().length > 2 ? 'second' : 'first'));

    expect(await placeOrder(order, SHOWN)).toMatchObject({ kind: 'ready', reference: 'second' });
    const [first, again, anew] = created().map(keyOf);
    expect(again).toBe(first);
    expect(anew).not.toBe(first);
    expect(readReference()).toBe('second');
  });
});
