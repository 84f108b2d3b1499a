/** @jest-environment jsdom */
import { createOrder, refreshOrderState } from '@site/contract';
import { callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { buildOrder } from '../pages/preorder/form/build-order';
import { madeOrder, orderStands } from '../testing/order-answers';
import { WAITS } from '../testing/sample-order';
import { filledPreorder } from '../testing/sample-values';
import { readReference } from './device-order';
import { placeOrder } from './place-order';

const CREATE = callOf(createOrder);
const STATE = callOf(refreshOrderState);
const MOVED = {
  kind: 'refused',
  message: 'The price has changed. Please check it and order again.',
  fieldErrors: {},
};
const order = buildOrder(filledPreorder());
/** What the button said, in rupees. */
const SHOWN = 2573;
const DEARER = 3088;

let api: FakeApi;
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  api = fakeApi({
    [CREATE]: madeOrder('dearer', DEARER),
    [STATE]: orderStands(WAITS),
  });
});

const keys = () => api.sent(CREATE).map(({ headers }) => headers.get('idempotency-key'));

describe('an order that costs another amount than the button said', () => {
  it('is refused as one whose price has changed, and nobody is told later that it waits', async () => {
    expect(await placeOrder(order, SHOWN)).toEqual(MOVED);
    expect(readReference()).toBeUndefined();
  });

  it('is the same order, and is paid, once the visitor has seen its price', async () => {
    await placeOrder(order, SHOWN);
    expect(await placeOrder(order, DEARER)).toMatchObject({ kind: 'ready', reference: 'dearer' });
    const [first, second] = keys();
    expect(second).toBe(first);
    expect(readReference()).toBe('dearer');
  });
});

describe('an order that was refused for its price and is sent again at a price that the page still shows', () => {
  beforeEach(() => {
    api.answer(CREATE, () => madeOrder(`order-${new Set(keys()).size}`, DEARER));
  });

  it('is refused again without another order, however often, and nobody is told later that it waits', async () => {
    for (let press = 1; press <= 3; press += 1)
      expect(await placeOrder(order, SHOWN)).toEqual(MOVED);
    expect(new Set(keys()).size).toBe(1);
    expect(readReference()).toBeUndefined();
  });

  it('is the same order, and is paid, once the page shows its price', async () => {
    for (const shown of [SHOWN, SHOWN, DEARER]) await placeOrder(order, shown);
    expect(new Set(keys()).size).toBe(1);
    expect(readReference()).toBe('order-1');
  });

  it('gives way to a new one when the page shows a third price', async () => {
    await placeOrder(order, SHOWN);
    api.answer(CREATE, () => {
      const made = new Set(keys()).size;
      return madeOrder(`order-${made}`, made > 1 ? DEARER + 1 : DEARER);
    });
    expect(await placeOrder(order, DEARER + 1)).toMatchObject({ reference: 'order-2' });
    expect(readReference()).toBe('order-2');
  });

  it('gives way to a new one at the first price when its own price was shown in between', async () => {
    for (const shown of [SHOWN, DEARER, SHOWN]) await placeOrder(order, shown);
    expect(new Set(keys()).size).toBe(2);
    expect(readReference()).toBe('order-1');
  });

  it('is told as paid when another tab has paid it meanwhile', async () => {
    await placeOrder(order, SHOWN);
    api.answer(STATE, orderStands({ step: 'paid' }));
    expect(await placeOrder(order, SHOWN)).toMatchObject({ kind: 'placed', reference: 'order-1' });
    expect(readReference()).toBe('order-1');
  });
});

describe('an order that was made before at another price than the button says now', () => {
  beforeEach(async () => {
    await placeOrder(order, DEARER);
    api.answer(CREATE, () =>
      new Set(keys()).size > 1 ? madeOrder('today', SHOWN) : madeOrder('dearer', DEARER),
    );
  });

  it('is made anew at the price of today', async () => {
    expect(await placeOrder(order, SHOWN)).toMatchObject({ kind: 'ready', reference: 'today' });
    expect(readReference()).toBe('today');
    const [first, again, anew] = keys();
    expect(again).toBe(first);
    expect(anew).not.toBe(first);
  });

  it('is refused when today’s price is not the one of the button either', async () => {
    expect(await placeOrder(order, SHOWN - 1)).toEqual(MOVED);
  });

  it.each([
    ['its money has arrived', { step: 'paid' }, { kind: 'placed', isEarlier: true }],
    ['its payment is being checked', { step: 'being-checked' }, { kind: 'unclear' }],
  ])('is not made anew when %s', async (_why, next, outcome) => {
    api.answer(STATE, orderStands(next));
    expect(await placeOrder(order, SHOWN)).toMatchObject(outcome);
    expect(new Set(keys()).size).toBe(1);
  });
});
