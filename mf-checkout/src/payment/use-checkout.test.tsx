/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildOrder } from '../pages/preorder/form/build-order';
import { sampleOrder, WAITS } from '../testing/sample-order';
import { filledPreorder } from '../testing/sample-values';
import { loadEngine, loadPayment, type Payment } from './load-payment';
import type { PayRequest } from './pay-order';
import { useCheckout } from './use-checkout';

jest.mock('./load-payment', () => ({ loadPayment: jest.fn(), loadEngine: jest.fn() }));

const order = sampleOrder(WAITS);
const payer = { name: 'Asha Rao', email: 'asha@mail.example', phone: '9876543210' };
const paid = { kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' } as const;
const askBeforePaying = jest.fn();
const payOrder = jest.fn();
const settleOrder = jest.fn();
const placeOrder = jest.fn();
const tellLeft = jest.fn();

beforeEach(() => {
  window.localStorage.clear();
  settleOrder.mockReset();
  placeOrder.mockReset().mockResolvedValue(paid);
  payOrder.mockReset().mockResolvedValue(paid);
  const engine = {
    askBeforePaying,
    payOrder,
    placeOrder,
    settleOrder,
    tellLeft,
  } as Partial<Payment> as Payment;
  jest.mocked(loadPayment).mockResolvedValue(engine);
  jest.mocked(loadEngine).mockResolvedValue(engine);
});

const Page = ({ children }: { children: ReactNode }) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
);

/** Presses Pay now of the notice, whose order says that it is unpaid. */
async function payNow() {
  const { result } = renderHook(useCheckout, { wrapper: Page });
  await act(() => result.current.payNow(order, 'reference', payer));
  return result.current.outcome;
}

it('an order that waits is paid', async () => {
  askBeforePaying.mockResolvedValue('payable');
  expect(await payNow()).toEqual({ ...paid, reference: 'reference' });
  expect(payOrder).toHaveBeenCalledTimes(1);
  expect(settleOrder).toHaveBeenCalledWith({ ...paid, reference: 'reference' });
});

it.each([
  ['was paid meanwhile', paid, paid],
  ['is being checked', { kind: 'unclear' }, { kind: 'unclear' }],
  [
    'is too old to be paid',
    'too-old',
    {
      kind: 'refused',
      message: 'This order cannot be paid any more. Please order again.',
      fieldErrors: {},
    },
  ],
])('no payment window opens for an order that %s', async (_what, stands, outcome) => {
  askBeforePaying.mockResolvedValue(stands);
  expect(await payNow()).toEqual({ ...outcome, reference: 'reference' });
  expect(payOrder).not.toHaveBeenCalled();
});

it('an order whose payment breaks off is unclear, and known by its reference', async () => {
  askBeforePaying.mockResolvedValue('payable');
  payOrder.mockRejectedValue(new Error('The provider gives no window.'));
  const { result } = renderHook(useCheckout, { wrapper: Page });
  await act(() => result.current.payNow(order, 'reference', payer).catch(() => undefined));
  expect(result.current.outcome).toEqual({ kind: 'unclear', reference: 'reference' });
});

it('a payment that breaks off leaves no window on the page', async () => {
  askBeforePaying.mockResolvedValue('payable');
  const widget = { close: jest.fn(), outcome: new Promise(() => undefined) };
  let breakOff: (error: Error) => void = () => undefined;
  payOrder.mockImplementation(({ onWidget }: PayRequest) => {
    onWidget(widget as never);
    return new Promise((_resolve, reject) => {
      breakOff = reject;
    });
  });
  const { result } = renderHook(useCheckout, { wrapper: Page });
  let ended: Promise<unknown> = Promise.resolve();
  await act(async () => {
    ended = result.current.payNow(order, 'reference', payer).catch(() => undefined);
  });
  expect(result.current.stage).toBe('paying');
  expect(widget.close).not.toHaveBeenCalled();
  await act(async () => {
    breakOff(new Error('The provider broke off.'));
    await ended;
  });
  expect(widget.close).toHaveBeenCalled();
});

it('what came of the last checkout is told no more while the next one is under way', async () => {
  askBeforePaying.mockResolvedValue('too-old');
  const { result } = renderHook(useCheckout, { wrapper: Page });
  await act(() => result.current.payNow(order, 'reference', payer));
  expect(result.current.outcome).toMatchObject({ kind: 'refused' });
  placeOrder.mockReturnValue(new Promise(() => undefined));
  await act(async () => void result.current.order(buildOrder(filledPreorder()), 999));
  expect(result.current).toMatchObject({ stage: 'placing', outcome: undefined });
});

it('what comes of an order whose page was left leads back to that page, with what was chosen there', async () => {
  window.history.replaceState(null, '', '/vayu_marut-gt/preorder?colour=red');
  let place: (outcome: object) => void = () => undefined;
  placeOrder.mockReturnValue(
    new Promise((resolve) => {
      place = resolve;
    }),
  );
  const { result, unmount } = renderHook(useCheckout, { wrapper: Page });
  let ended: Promise<unknown> = Promise.resolve();
  await act(async () => {
    ended = result.current.order(buildOrder(filledPreorder()), 999);
  });
  unmount();
  window.history.replaceState(null, '', '/terms-conditions');
  place({ kind: 'ready', reference: 'first', entry: {} });
  await ended;
  expect(payOrder).not.toHaveBeenCalled();
  const outcome = { kind: 'dismissed', isUnpaid: true, reference: 'first' };
  expect(tellLeft).toHaveBeenCalledWith(outcome, '/vayu_marut-gt/preorder?colour=red');
  window.history.replaceState(null, '', '/');
});

it('a checkout that is under way is not joined by another one', async () => {
  askBeforePaying.mockResolvedValue('payable');
  let pay: (outcome: typeof paid) => void = () => undefined;
  payOrder.mockReturnValue(
    new Promise((resolve) => {
      pay = resolve;
    }),
  );
  const { result } = renderHook(useCheckout, { wrapper: Page });
  const fields = buildOrder(filledPreorder());
  await act(async () => {
    const first = result.current.payNow(order, 'reference', payer);
    const second = result.current.order(fields, 999);
    pay(paid);
    expect(await second).toEqual(await first);
  });
  expect(placeOrder).not.toHaveBeenCalled();
  expect(result.current.isOfForm).toBe(false);

  await act(() => result.current.order(fields, 999));
  expect(placeOrder).toHaveBeenCalledTimes(1);
  expect(result.current.isOfForm).toBe(true);
});
