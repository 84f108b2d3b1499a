import type { RemoteRoute } from '@site/shell';
import { loadRoute } from '../federation/page-modules';
import type { FederationSnapshot } from '../federation/snapshot';
import { listPublicPaths } from './public-paths';

jest.mock('../federation/page-modules', () => ({ loadRoute: jest.fn() }));

const snapshot: FederationSnapshot = {
  id: 'x',
  remotes: [
    {
      name: 'mf-bikes',
      version: '1.0.0',
      entry: '/bikes.js',
      routes: ['/bike/:id', '/about', '/bought'].map((path) => ({ path, preload: [] })),
      slots: [],
    },
  ],
};

/** The routes are loaded; one lists its addresses in this way. */
function listBikesBy(sitemap: () => Promise<string[]>): void {
  jest.mocked(loadRoute).mockImplementation(async (_remote, path) => {
    const own = { '/bike/:id': { sitemap }, '/bought': { sitemap: false } }[path];
    return { path, ...own } as RemoteRoute;
  });
}

it('the paths for search engines are those that pages list, and those without parameters', async () => {
  listBikesBy(async () => ['/bike/two', '/bike/one']);
  expect(await listPublicPaths(snapshot)).toEqual({
    paths: ['/about', '/bike/one', '/bike/two'],
    isWhole: true,
  });
});

it('the paths for search engines are not whole while a page cannot list its own, e.g. because the API is away', async () => {
  listBikesBy(async () => {
    throw new Error('the API does not answer');
  });
  expect(await listPublicPaths(snapshot)).toEqual({ paths: ['/about'], isWhole: false });
});
