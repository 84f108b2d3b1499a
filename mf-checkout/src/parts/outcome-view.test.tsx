/** @jest-environment jsdom */
import { ORDER_REFERENCE_HEADER } from '@site/contract';
import { type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keepReference } from '../payment/device-order';
import type { Outcome } from '../payment/outcome';
import { OutcomeView } from './outcome-view';

const onRetry = jest.fn();
const loader = async () => ({ fallback: {}, head: { title: '', description: '' } });

let change: (outcome: Outcome) => void;

async function show(first: Outcome) {
  const Component = () => {
    const [outcome, setOutcome] = useState(first);
    change = setOutcome;
    return <OutcomeView outcome={outcome} onRetry={onRetry} onHome={() => undefined} />;
  };
  const { user } = renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  await screen.findByRole('alertdialog');
  return user;
}

let api: FakeApi;
beforeEach(() => {
  onRetry.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi();
});
afterEach(() => jest.restoreAllMocks());

it('of a dismissed payment says that nothing was paid, what the bank said, and other ways to the bike', async () => {
  await show({ kind: 'dismissed', reason: 'The card has expired.', isUnpaid: true });
  expect(screen.getByText(/^Nothing was paid\. Your order is kept/)).toBeVisible();
  expect(screen.getByText('Your bank says: The card has expired.')).toBeVisible();
  expect(screen.getByText('Book a Test Ride')).toHaveAttribute('href', '/test-ride');
  expect(screen.getByText('Find a dealer')).toHaveAttribute('href', '/locate-dealer');
});

it('an outcome does not say that nothing was paid where the server did not say so', async () => {
  await show({ kind: 'dismissed', isUnpaid: false });
  expect(screen.queryByText(/Nothing was paid/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Your bank says/)).not.toBeInTheDocument();
});

it.each<Outcome>([
  { kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' },
  { kind: 'needs-person', trackingId: 'O-1' },
])('an outcome asks nobody to try again when the money is there: $kind', async (outcome) => {
  await show(outcome);
  expect(screen.getByText('O-1')).toBeVisible();
  expect(screen.queryByText('Try Again')).not.toBeInTheDocument();
  expect(screen.getByText('Go to Home')).toHaveFocus();
});

it.each<readonly [Outcome, RegExp]>([
  [{ kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' }, /pay_1.*O-1/],
  [{ kind: 'unclear' }, /please do not pay again/i],
  [{ kind: 'dismissed', isUnpaid: true }, /Nothing was paid/],
])(
  'an outcome reads out where the money is before its button, which has the focus: %j',
  async (outcome, said) => {
    await show(outcome);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(said);
  },
);

it.each<Outcome>([{ kind: 'verify-failed', trackingId: 'O-1' }, { kind: 'unclear' }])(
  'an outcome asks not to pay again while money may be on its way: $kind',
  async (outcome) => {
    const user = await show(outcome);
    expect(screen.getByText(/please do not pay again/i)).toBeVisible();
    expect(screen.queryByText(/Nothing was paid/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Try Again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

it('the receipt of an outcome is that of its own order, though the device follows another one', async () => {
  keepReference('another');
  const user = await show({
    kind: 'placed',
    trackingId: 'O-1',
    transactionId: 'pay_1',
    reference: 'its-own',
  });
  await user.click(screen.getByText('Download receipt'));
  const asked = () => api.calls.filter(({ path }) => path.includes('/receipt'));
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.headers.get(ORDER_REFERENCE_HEADER)).toBe('its-own');
});

it('an outcome that changes is read out, and the way on has the focus again', async () => {
  await show({ kind: 'unclear' });
  expect(screen.getByText('Try Again')).toHaveFocus();
  const region = screen.getByText('Opps! Something went wrong.').closest('[aria-live="polite"]');
  act(() => change({ kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' }));
  // The same element: words in a new one are not read out.
  expect(region).toContainElement(screen.getByText('Hurry! Your Order is Placed'));
  expect(region).toContainElement(screen.getByText(/^Please check your e-mail/));
  expect(region).toBeInTheDocument();
  expect(screen.getByText('Go to Home')).toHaveFocus();
});

it('an outcome that stays what it is leaves the focus where the visitor put it', async () => {
  const user = await show({ kind: 'unclear' });
  await user.tab();
  expect(screen.getByText('Go to Home')).toHaveFocus();
  act(() => change({ kind: 'unclear' }));
  expect(screen.getByText('Go to Home')).toHaveFocus();
});
