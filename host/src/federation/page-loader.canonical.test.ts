import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteRoute } from '@site/shell';
import { going } from './freshness';
import { createPageLoader } from './page-loader';
import type { LiveRemote } from './snapshot';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const loader = jest.fn(async () => ({ fallback: {}, head: { title: '', description: '' } }));
let count = 0;

/** A remote that no other test has loaded, with one page. */
function freshRemote(route: Partial<RemoteRoute>): LiveRemote {
  jest.mocked(loadRemote).mockResolvedValue({
    routes: [{ path: '/page', loader, lazy: async () => ({ Component: () => null }), ...route }],
  });
  return { name: `mf-test${++count}`, version: '1.0.0', entry: '/x.js', routes: [], slots: [] };
}

beforeEach(() => loader.mockClear());

describe('the canonical address', () => {
  const load = (url: string, route: Partial<RemoteRoute>, params = {}) =>
    createPageLoader(
      freshRemote(route),
      route.path ?? '/page',
    )({
      request: { url: `https://site.test${url}`, signal: new AbortController().signal } as Request,
      params,
    });
  const product = { path: '/product/:id', slugParams: ['id'] };

  it.each([
    ['/PAGE/?a=B', {}, '/page?a=B'],
    ['/product/VAYU_ONE', product, '/product/vayu_one'],
  ])('is where %s leads before anything is read', async (url, route, location) => {
    const answer = (await load(url, route)) as Response;
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
    expect(loader).not.toHaveBeenCalled();
  });

  it('keeps the fragment that the visitor goes to', async () => {
    going.hash = '#running-cost';
    const answer = (await load('/product/VAYU_ONE', product)) as Response;
    going.hash = '';
    expect(answer.headers.get('location')).toBe('/product/vayu_one#running-cost');
  });

  it.each([
    ['/page', {}],
    ['/product/vayu_one', product],
    ['/product/VAYU_ONE', { path: '/product/:id' }],
  ])('is where a visitor stays who came by %s', async (url, route) => {
    expect(await load(url, route)).toMatchObject({ page: { fallback: {} } });
  });
});
