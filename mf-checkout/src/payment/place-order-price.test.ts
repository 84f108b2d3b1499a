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
