/** @jest-environment jsdom */
import { loadRemote } from '@module-federation/enhanced/runtime';
import { createMemoryRouter, Outlet, RouterProvider } from '@site/router';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { setFaultReporter } from '../federation/report-fault';
import type { LiveRemote } from '../federation/snapshot';
import { createPageRoutes } from './routes';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const remoteOf = (name: string, ...paths: string[]): LiveRemote => ({
  name,
  version: '1.0.0',
  entry: `/${name}.js`,
  routes: paths.map((path) => ({ path, preload: [] })),
  slots: [],
});

function ThrowsWhenLeft() {
  useEffect(() => () => {
    throw new Error('an effect that ends badly');
  });
  return <h1>Theirs</h1>;
}
function ThrowsAtOnceWhenLeft() {
  useLayoutEffect(() => () => {
    throw new Error('a layout effect that ends badly');
  });
  return <h1>Theirs</h1>;
}
const Ours = () => <h1>Ours</h1>;

it.each([
  ['an effect', ThrowsWhenLeft],
  ['a layout effect', ThrowsAtOnceWhenLeft],
])(
  'a page that throws when it is left, in %s, costs the page of another remote nothing, and is reported itself',
  async (_phase, Theirs) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = jest.fn();
    setFaultReporter(reported);
    jest.mocked(loadRemote).mockImplementation(async (id) => {
      const [path, Component] = id.startsWith('mf-theirs') ? ['/theirs', Theirs] : ['/ours', Ours];
      const head = { title: '', description: '' };
      const loader = async () => ({ fallback: {}, head });
      return { routes: [{ path, loader, lazy: async () => ({ Component }) }] } as never;
    });
    const remotes = [
      remoteOf('mf-theirs', '/theirs', '/also-theirs'),
      remoteOf('mf-ours', '/ours'),
    ];
    const children = createPageRoutes({ id: 'x', remotes });
    const router = createMemoryRouter(
      [{ element: <Outlet />, hydrateFallbackElement: <></>, children }],
      { initialEntries: ['/theirs'] },
    );
    render(<RouterProvider router={router} />);
    await screen.findByText('Theirs');
    await act(() => router.navigate('/ours'));
    expect(await screen.findByText('Ours')).toBeVisible();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenLastCalledWith(
      expect.objectContaining({ remote: 'mf-theirs', stage: 'render' }),
    );
  },
);
