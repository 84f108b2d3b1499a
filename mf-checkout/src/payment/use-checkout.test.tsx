/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildOrder } from '../pages/preorder/form/build-order';
import { sampleOrder, WAITS } from '../testing/sample-order';
import { filledPreorder } from '../testing/sample-values';
import { loadEngine, loadPayment, type Payment } from './load-payment';
import { useCheckout } from './use-checkout';

jest.mock('./load-payment', () => ({ loadPayment: jest.fn(), loadEngine: jest.fn() }));

const order = sampleOrder(WAITS);
const payer = { name: 'Asha Rao', email: 'asha@mail.example', phone: '9876543210' };
const paid = { kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' } as const;
const askBeforePaying = jest.fn();
const payOrder = jest.fn();
const settleOrder = jest.fn();
const placeOrder = jest.fn();

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
