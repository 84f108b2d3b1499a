/** @jest-environment jsdom */
import { loadRemote } from '@module-federation/enhanced/runtime';
import { createMemoryRouter, RouterProvider, useParams } from '@site/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPageLoader } from './page-loader';
import { RemotePage } from './remote-page';
import { setFaultReporter } from './report-fault';
import type { LiveRemote } from './snapshot';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const path = '/bike/:id';
const remote: LiveRemote = {
  name: 'mf-test',
  version: '1.0.0',
  entry: '/x.js',
  routes: [{ path, preload: [] }],
  slots: [],
};

let isBroken = false;
const reported = jest.fn();

/** Throws for one bike, as long as a test says so. */
function Bike() {
  const { id } = useParams();
  if (id === 'broken' && isBroken) throw new Error('This bike cannot be shown');
  return <h1>Bike {id}</h1>;
}

async function openBrokenBike() {
  isBroken = true;
  reported.mockClear();
  setFaultReporter(reported);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemote).mockResolvedValue({
    routes: [
      {
        path,
        loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
        lazy: async () => ({ Component: Bike }),
      },
    ],
  });
  const router = createMemoryRouter(
    [
      {
        path,
        loader: createPageLoader(remote, path),
        hydrateFallbackElement: <></>,
        element: <RemotePage remote={remote} path={path} />,
      },
    ],
    { initialEntries: ['/bike/broken'] },
  );
  render(<RouterProvider router={router} />);
  const retry = await screen.findByText('Retry');
  expect(reported).toHaveBeenCalledTimes(1);
  return { router, retry };
}

it('a page that threw for one address is shown for the next one', async () => {
  const { router } = await openBrokenBike();
  await act(() => router.navigate('/bike/whole'));
  expect(await screen.findByText('Bike whole')).toBeVisible();
});

it('Retry shows a page that throws no more, and the card again where it still throws', async () => {
  const { retry } = await openBrokenBike();
  await act(async () => fireEvent.click(retry));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  isBroken = false;
  await act(async () => fireEvent.click(screen.getByText('Retry')));
  expect(await screen.findByText('Bike broken')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(2);
});
