/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { act, render, screen } from '@testing-library/react';
import { PENDING_WORD_AFTER_MS, PendingBar } from './pending-bar';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const word = () => screen.queryByText('Loading');

/** Goes to a page whose data comes `ms` after it is asked for. */
async function goToPageThatTakes(ms: number) {
  const router = createMemoryRouter([
    { path: '/', element: <PendingBar /> },
    {
      path: '/product',
      loader: () => new Promise((resolve) => setTimeout(() => resolve(null), ms)),
      element: <PendingBar />,
    },
  ]);
  render(<RouterProvider router={router} />);
  await pass(0);
  expect(word()).toBeNull();
  act(() => void router.navigate('/product'));
  await pass(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the pending bar says "Loading" while a page is awaited, until it is there', async () => {
  await goToPageThatTakes(2_000);
  await pass(PENDING_WORD_AFTER_MS);
  expect(word()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await pass(2_000 - PENDING_WORD_AFTER_MS);
  expect(word()).toBeNull();
});

it('the pending bar says nothing for a page that is there at once', async () => {
  await goToPageThatTakes(PENDING_WORD_AFTER_MS - 1);
  await pass(PENDING_WORD_AFTER_MS - 2);
  expect(word()).toBeNull();
  await pass(1_000);
  expect(word()).toBeNull();
});
