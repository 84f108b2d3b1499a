/** @jest-environment jsdom */
import { loadShares } from '../federation/lazy-shares';
import type { LiveRemote } from '../federation/snapshot';
import { filesAt, startPrefetching } from './prefetch';

jest.mock('../federation/lazy-shares', () => ({ loadShares: jest.fn() }));

const remotes: LiveRemote[] = [
  {
    name: 'mf-one',
    version: '1.0.0',
    entry: '/one.js',
    routes: [{ path: '/product/:id', preload: ['/product.js'] }],
    slots: [],
  },
  {
    name: 'mf-two',
    version: '1.0.0',
    entry: '/two.js',
    routes: [{ path: '/product/new', preload: ['/new.js'] }],
    slots: [],
  },
];

it('the prefetch finds the files of the page that the router would choose, and none for an unknown path', () => {
  const all = { id: 'x', remotes };
  expect(filesAt({ pathname: '/product/vayu_one', search: '' }, all)).toEqual(['/product.js']);
  expect(filesAt({ pathname: '/product/new', search: '?x=1' }, all)).toEqual(['/new.js']);
  expect(filesAt({ pathname: '/nowhere', search: '' }, all)).toEqual([]);
});

type Told = Parameters<Parameters<typeof startPrefetching>[1]['subscribe']>[0];

/** Begins to prefetch. Returns what tells of a navigation to an address, or that there is none. */
function start() {
  let tell: Told = () => undefined;
  const router = {
    subscribe: (listener: Told) => {
      tell = listener;
      return () => undefined;
    },
  };
  const all = { id: 'x', remotes };
  startPrefetching({ snapshot: all, all: async () => all }, router);
  return (location?: { pathname: string; search: string }) => {
    const navigation = location ? { state: 'loading', location } : { state: 'idle' };
    tell({ navigation } as Parameters<Told>[0], {} as never);
  };
}

it('all files of a page are asked for at once when a navigation begins that no pointer has announced', async () => {
  const tell = start();
  tell();
  expect(loadShares).not.toHaveBeenCalled();
  tell({ pathname: '/product/new', search: '' });
  await Promise.resolve();
  await Promise.resolve();
  const asked = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/new.js']);
  expect(loadShares).toHaveBeenCalledWith(['@site/schema']);
});
