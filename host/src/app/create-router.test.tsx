/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { going, leaveForFreshDocument } from '../federation/freshness';
import type { FederationSnapshot, LiveRemote } from '../federation/snapshot';
import { createRouter } from './create-router';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(async () => ({
    routes: ['/here', '/there', '/'].map((path) => ({
      path,
      loader: async () => ({ fallback: {}, head: { title: path, description: '' } }),
      lazy: async () => ({ Component: () => null }),
    })),
  })),
}));
jest.mock('../federation/freshness', () => ({
  ...jest.requireActual('../federation/freshness'),
  leaveForFreshDocument: jest.fn(async () => undefined),
}));
const leave = jest.mocked(leaveForFreshDocument);

const remote = (name: string, path: string): LiveRemote => ({
  name,
  version: '1.0.0',
  entry: `/${name}.js`,
  routes: [{ path, preload: [] }],
  slots: [],
});
const here: FederationSnapshot = { id: 'x', remotes: [remote('mf-here', '/here')] };
const both: FederationSnapshot = {
  id: 'x',
  remotes: [...here.remotes, remote('mf-there', '/there'), remote('mf-home', '/')],
};

function start(all: () => Promise<FederationSnapshot>) {
  window.history.replaceState(null, '', '/here');
  const data = { page: { fallback: {}, head: { title: 'Here', description: '' } } };
  return createRouter({ snapshot: here, all }, { shell: {}, 'mf-here:/here': data });
}

beforeEach(() => leave.mockClear());

it('the router starts with the page of the document, and asks for the others with the first navigation', async () => {
  const all = jest.fn(async () => both);
  const router = start(all);
  expect(router.state.initialized).toBe(true);
  await router.navigate('/here?colour=red');
  expect(all).not.toHaveBeenCalled();
  await router.navigate('/there');
  expect(router.state.matches.at(-1)?.route.id).toBe('mf-there:/there');
  await router.navigate('/nowhere');
  expect(router.state.matches.at(-1)?.route.id).toBe('not-found');
  expect(all).toHaveBeenCalledTimes(1);
  router.dispose();
});

it('the router finds the home page too, which is no other page than the shell is', async () => {
  const router = start(async () => both);
  await router.navigate('/');
  expect(router.state.matches.at(-1)?.route.id).toBe('mf-home:/');
  router.dispose();
});

it('the router leaves for a new document, query and fragment included, when the directory of this one is gone', async () => {
  const left: string[] = [];
  const router = start(() => Promise.reject(new Error('HTTP 404')));
  // The fragment is added on leaving.
  leave.mockImplementation(async (url) => void left.push(url + going.hash) as never);
  await router.navigate('/there?state=Goa#map');
  expect(left).toEqual(['http://localhost/there?state=Goa#map']);
  expect(going.hash).toBe('');
  router.dispose();
});

it('a document that Back brings out of the cache of the browser is not on its way to another one any more', async () => {
  const router = start(() => Promise.reject(new Error('HTTP 404')));
  leave.mockImplementation(() => new Promise<never>(() => undefined));
  void router.navigate('/there');
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(router.state.navigation.state).toBe('loading');
  const idle = new Promise<void>((resolve) =>
    router.subscribe(({ navigation }) => navigation.state === 'idle' && resolve()),
  );
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await idle;
  expect(router.state.location.pathname).toBe('/here');
  expect(window.location.pathname).toBe('/here');
  // As it was: its loader would ask which release is live, and load the document anew.
  expect(router.state.loaderData['mf-here:/here'].page.head.title).toBe('Here');
  router.dispose();
});

it('the router finds all pages after a visitor has given the first navigation up before the directory came', async () => {
  let come: (all: FederationSnapshot) => void = () => undefined;
  const directory = new Promise<FederationSnapshot>((resolve) => {
    come = resolve;
  });
  const router = start(() => directory);
  void router.navigate('/there');
  // A choice on the first page ends it.
  await router.navigate('/here?colour=red');
  come(both);
  await directory;
  await router.navigate('/there');
  expect(router.state.matches.at(-1)?.route.id).toBe('mf-there:/there');
  router.dispose();
});
