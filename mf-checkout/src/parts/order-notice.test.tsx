/** @jest-environment jsdom */
import type { OrderState } from '@site/contract';
import { fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import type { DeviceOrder } from '../payment/use-device-order';
import { OrderNotice } from './order-notice';

const order = (next: object) =>
  ({
    ao_tracking_id: 'O-1',
    transaction_id: 'pay_1',
    order_type: 'preorder',
    item: { item_key: 'vayu_marut-gt-red', title: 'Vayu Marut', variant: 'GT', colour: 'Red' },
    amount_now: 2573,
    amount_later: 177_500,
    next,
  }) as OrderState;
const recheck = jest.fn();
const onPay = jest.fn();
const loader = async () => ({ fallback: {}, head: { title: '', description: '' } });

async function show(state: Partial<DeviceOrder>, pay?: typeof onPay) {
  const followed = { reference: 'ref', recheck, ...state } as DeviceOrder;
  const Component = () => <OrderNotice followed={followed} onPay={pay} />;
  const { user } = renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  return { user, notice: within(await screen.findByLabelText('Your last order')) };
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.clearAllMocks();
  fakeApi();
});

it.each([
  [
    'its payment is being checked',
    { order: order({ step: 'being-checked' }) },
    'Your payment is being checked',
    ['Check again'],
  ],
  [
    'a person looks at its payment',
    { order: order({ step: 'needs-person' }) },
    'Your payment arrived and is being checked',
    ['Close'],
  ],
  [
    'it can be paid no more',
    { order: order({ step: 'order-again' }) },
    'Your last order was not paid',
    ['Close'],
  ],
  [
    'our people have cancelled it',
    { order: { ...order({ step: 'order-again' }), ao_status: 'Cancelled' } },
    'Your last order was cancelled',
    ['Close'],
  ],
  [
    'nobody answers',
    { error: { kind: 'network', message: 'gone' } as never },
    'We cannot see your order at the moment',
    ['Check again'],
  ],
])(
  'the order notice tells where the last order stands when %s',
  async (_when, state, title, offered) => {
    const { user, notice } = await show(state, onPay);
    expect(notice.getByRole('heading', { name: title })).toBeVisible();
    expect(buttons()).toEqual(offered);
    // Wherever money may be on its way.
    const warning = notice.queryByText(/Please do not pay again\./);
    expect(warning !== null).toBe(title.endsWith('being checked'));
    if (!offered.includes('Check again')) return;
    await user.click(screen.getByText('Check again'));
    expect(recheck).toHaveBeenCalledTimes(1);
  },
);

it('the order notice lets an unpaid order be paid where a page can take the payment', async () => {
  const unpaid = order({ step: 'pay-now', transaction_amount: 2573 });
  const { user, notice } = await show({ order: unpaid }, onPay);
  expect(notice.getByRole('heading', { name: 'Not paid yet: your Vayu Marut GT' })).toBeVisible();
  await user.click(screen.getByText('Pay now: ₹2,573/-'));
  expect(onPay).toHaveBeenCalledWith(unpaid);
});

it('the order notice leads to the page of the payment from one that cannot take it', async () => {
  const { notice } = await show({ order: order({ step: 'pay-now', transaction_amount: 2573 }) });
  expect(buttons()).toEqual(['Close']);
  expect(notice.getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
    'href',
    '/vayu_marut-gt/preorder',
  );
});

it('the order notice hands the focus to the page when it is closed', async () => {
  const followed: DeviceOrder = {
    reference: 'ref',
    order: order({ step: 'order-again' }),
    error: undefined,
    recheck,
  };
  const Component = () => (
    <main tabIndex={-1}>
      <OrderNotice followed={followed} />
    </main>
  );
  const { user } = renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
