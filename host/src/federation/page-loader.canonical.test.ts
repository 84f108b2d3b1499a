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

describe('the address of today', () => {
  const route = { path: '/product/:id', slugParams: ['id'] };
  const page = { fallback: {}, head: { title: '', description: '' }, status: 404 };
  const load = (address: string, movedTo: string) =>
    createPageLoader(
      freshRemote({ ...route, loader: async () => ({ ...page, movedTo }) }),
      route.path,
    )({
      request: { url: address, signal: new AbortController().signal } as Request,
      params: {},
    });
  const headersOf = (answer: unknown) => (answer as Response).headers;
  const OLD = 'https://site.test/product/vayu_gale';
  const REPLACES = 'X-Remix-Replace';

  afterEach(() => {
    going.hash = '';
    Reflect.deleteProperty(globalThis, 'location');
  });

  it('is where a former one leads for good, with query and fragment', async () => {
    going.hash = '#cost';
    const answer = await load(`${OLD}?variant=gt&utm_source=qr`, '/product/vayu_marut');
    expect((answer as Response).status).toBe(308);
    expect(headersOf(answer).get('location')).toBe(
      '/product/vayu_marut?variant=gt&utm_source=qr#cost',
    );
  });

  it('is shown where a page says that it is there already', async () => {
    expect(await load(OLD, '/product/vayu_gale')).toMatchObject({ page: { status: 404 } });
  });

  it.each([
    ['takes the place of the former one after Back, which is at it already', `${OLD}#cost`, true],
    ['is a new entry of the history after a link on another page', 'https://site.test/', false],
    ['is one after a link on a page below it', `${OLD}/technical-specifications`, false],
  ])('%s', async (_case, href, replaces) => {
    Object.assign(globalThis, { location: { href } });
    const answer = await load(OLD, '/product/vayu_marut');
    expect(headersOf(answer).has(REPLACES)).toBe(replaces);
  });
});
