/** @jest-environment jsdom */
import { loadRemote } from '@module-federation/enhanced/runtime';
import { createMemoryRouter, RouterProvider } from '@site/router';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { RemotesProvider } from '../federation/remotes-context';
import { setFaultReporter } from '../federation/report-fault';
import type { FederationSnapshot } from '../federation/snapshot';
import { DialogSlot } from './shell-slots';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const snapshot: FederationSnapshot = {
  id: 'x',
  remotes: [
    {
      name: 'mf-theirs',
      version: '1.0.0',
      entry: '/x.js',
      routes: [],
      slots: [{ name: 'book-now', preload: [] }],
    },
  ],
};

function ThrowsWhenTakenOff() {
  useEffect(() => () => {
    throw new Error('an effect that ends badly');
  });
  return <p>Theirs</p>;
}

const none = () => undefined;
const actions = { show: none, hide: none, toggle: none, drop: none, retry: none };
let takeOff: () => void;

function Shell() {
  const [mounted, setMounted] = useState(true);
  takeOff = () => setMounted(false);
  const slot = { mounted, open: mounted, attempt: 0, ...actions };
  return (
    <>
      <h1>The page</h1>
      <DialogSlot name="book-now" label="Book" slot={slot} />
    </>
  );
}

it('a slot that throws while it is taken off the page costs nothing else, and is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  setFaultReporter(reported);
  jest.mocked(loadRemote).mockResolvedValue({ Slot: ThrowsWhenTakenOff });
  const router = createMemoryRouter([
    { path: '/', element: <Shell />, errorElement: <p>Everything is gone</p> },
  ]);
  render(
    <RemotesProvider value={{ snapshot, all: async () => snapshot }}>
      <RouterProvider router={router} />
    </RemotesProvider>,
  );
  await screen.findByText('Theirs');
  act(() => takeOff());
  expect(screen.queryByText('Theirs')).toBeNull();
  expect(screen.getByText('The page')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-theirs', stage: 'render' }),
  );
});
