import { loadRemote } from '@module-federation/enhanced/runtime';
import { listProductTitles, loadAll, readContactInfo } from '@site/api-client';
import { NO_VISITOR } from '@site/contract';
import { setRuntimeConfig } from '@site/shell';
import { setFaultReporter } from '../federation/report-fault';
import type { LiveRemote } from '../federation/snapshot';
import type { RenderMode } from './messages';
import { createRenderer } from './render-page';
import { nameVisitor } from './visitor';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const report = jest.fn();
setFaultReporter(report);
setRuntimeConfig({
  siteOrigin: 'http://localhost',
  apiOrigin: 'http://localhost:9',
  app: 'ev',
  trackingId: '',
});

const Whole = () => <h1>All is well</h1>;
function Throwing(): never {
  throw new Error('broken on purpose');
}
type Loader = (args: { signal: AbortSignal }) => Promise<object>;
const loaded: Loader = async () => ({ fallback: {}, head: { title: 'T', description: 'D' } });
const page = (path: string, Component: () => React.ReactNode, loader: Loader = loaded) => ({
  path,
  loader: jest.fn(loader),
  lazy: async () => ({ Component }),
});
/** Two reads after each other, as the locator does, of an API that never answers. */
const readTwice: Loader = async ({ signal }) => {
  const first = await loadAll([listProductTitles.read()], signal);
  const second = await loadAll([readContactInfo.read()], signal);
  const failures = { ...first.failures, ...second.failures };
  return { fallback: {}, failures, head: { title: 'Late', description: 'D' } };
};
const head = { title: 'T', description: 'D' };
const renamed: Loader = async () => ({ fallback: {}, head, status: 404, presentSlug: 'marut' });
const endless: Record<string, unknown> = { head };
endless['fallback'] = endless;
/** What loaders must not return, by the path of the page that does. */
class Unsayable {
  toJSON() {
    throw new Error('It does not know itself');
  }
}
const wrongData: Record<string, unknown> = {
  '/nothing': undefined,
  '/text': '<html>',
  '/no-head': { fallback: {} },
  '/no-json': { fallback: { key: () => 'a function' }, head },
  '/in-circles': endless,
  '/broken-json': { fallback: { key: new Unsayable() }, head },
};
const whole = page('/whole', Whole);
const remote: LiveRemote = {
  name: 'mf-test',
  version: '1.0.0',
  entry: '/entry.js',
  routes: [
    { path: '/whole', preload: [] },
    { path: '/throwing', preload: [] },
    { path: '/slow', preload: [] },
    { path: '/endless', preload: [] },
    { path: '/again', preload: [] },
    { path: '/things/:id', preload: [] },
    { path: '/things/:id/order/:code', preload: [] },
    ...Object.keys(wrongData).map((path) => ({ path, preload: [] })),
  ],
  slots: [],
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  jest.mocked(loadRemote).mockResolvedValue({
    routes: [
      whole,
      page('/throwing', Throwing),
      page('/slow', Whole, readTwice),
      page('/endless', Whole, () => new Promise(() => undefined)),
      page('/again', Whole, readTwice),
      { ...page('/things/:id', Whole, renamed), slugParams: ['id'] },
      { ...page('/things/:id/order/:code', Whole, renamed), slugParams: ['id'] },
      ...Object.entries(wrongData).map(([path, data]) =>
        page(path, Whole, async () => data as object),
      ),
    ],
  });
  whole.loader.mockClear();
  report.mockClear();
});

/** An API that accepts every call and never answers. */
function hangApi(): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) end();
        init?.signal?.addEventListener('abort', end);
      }),
  );
}

const onRendering = jest.fn();
async function render(
  path: string,
  mode: RenderMode = 'page',
  limitMs = 9_000,
  signal = new AbortController().signal,
  visitor?: string,
) {
  const renderAt = createRenderer({ id: 'x', remotes: [remote] }, limitMs);
  const result = await renderAt(`http://localhost${path}`, mode, { signal, onRendering, visitor });
  if (!('page' in result)) throw new Error('redirected');
  return { ...result.page, loaderData: JSON.parse(result.page.loaderData) };
}

it('a page is rendered inside the shell, though the API does not answer', async () => {
  const { html, status } = await render('/whole');
  expect(status).toBe(200);
  expect(html).toContain('All is well');
  expect(html).toContain('<header');
  expect(report).not.toHaveBeenCalled();
});

it('a page that throws has the fault card in its place, is answered with 503 and is reported', async () => {
  const { html, status, loaderData } = await render('/throwing');
  expect(status).toBe(503);
  expect(html).toContain('could not be loaded');
  expect(html).toContain('<header');
  expect(loaderData['mf-test:/throwing']).toEqual({ fault: 'render' });
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-test', version: '1.0.0', stage: 'render' }),
  );
});

it.each([
  ['/things/gale?variant=gt', '/things/marut?variant=gt'],
  ['/things/gale-gt-red/order/gale', '/things/marut-gt-red/order/gale'],
])('the address %s of before a rename leads for good to %s', async (before, today) => {
  const renderAt = createRenderer({ id: 'x', remotes: [remote] }, 9_000);
  const call = { signal: new AbortController().signal, onRendering };
  expect(await renderAt(`http://localhost${before}`, 'page', call)).toEqual({
    redirect: today,
    status: 308,
  });
});

it('a page is shown at the address that has its slug of today already', async () => {
  expect(await render('/things/marut')).toMatchObject({ status: 404 });
});

it('an address that no remote declares is answered with 404 and its page', async () => {
  const { html, status } = await render('/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('Hit a Dead Battery!');
});

it('the render tells when the data is here and React begins', async () => {
  whole.loader.mockImplementationOnce(async (args) => {
    expect(onRendering).not.toHaveBeenCalled();
    return loaded(args);
  });
  await render('/whole');
  expect(onRendering).toHaveBeenCalled();
});

it('a page shows what it has when the API does not answer in time, and it is said which reads failed', async () => {
  hangApi();
  const { status, loaderData } = await render('/slow', 'page', 50);
  expect(status).toBe(200);
  const timedOut = expect.objectContaining({ kind: 'timeout' });
  expect(loaderData['mf-test:/slow']).toMatchObject({
    page: {
      failures: {
        [listProductTitles.read().key]: timedOut,
        [readContactInfo.read().key]: timedOut,
      },
    },
  });
});

it('a page is read for its visitor, read after read, and it is said that the API refuses that visitor', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const named: (string | null)[] = [];
  const api: typeof fetch = async (input, init) => {
    const { headers } = new Request(input, init);
    named.push(headers.get('x-forwarded-for'));
    return Response.json({ status: 429, message: 'Too many requests.' }, { status: 429 });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(nameVisitor('http://localhost:9', api));
  const [own, forAll] = await Promise.all([
    render('/again', 'page', 9_000, undefined, '192.0.2.1'),
    render('/again'),
  ]);
  expect([own.isRefused, own.hasAllData, own.status]).toEqual([true, false, 200]);
  // Nobody asked too often: whatever stands before the API is in trouble.
  expect(forAll.isRefused).toBe(false);
  expect(new Set(named)).toEqual(new Set(['192.0.2.1', NO_VISITOR]));
  expect(named.filter((name) => name === NO_VISITOR)).toHaveLength(named.length / 2);
});

it('a page whose loader never ends has the fault card in its place', async () => {
  const { html, status, loaderData } = await render('/endless', 'page', 50);
  expect(status).toBe(503);
  expect(html).toContain('could not be loaded');
  expect(loaderData['mf-test:/endless']).toEqual({ fault: 'timeout' });
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-test', version: '1.0.0', stage: 'timeout' }),
  );
});

it.each(Object.keys(wrongData))(
  'a page whose loader returns what is no page data has the fault card in its place: %s',
  async (path) => {
    const { html, status, loaderData } = await render(path);
    expect(status).toBe(503);
    expect(html).toContain('could not be loaded');
    expect(html).toContain('<header');
    expect(loaderData[`mf-test:${path}`]).toEqual({ fault: 'data' });
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mf-test', version: '1.0.0', stage: 'data' }),
    );
  },
);

it('the shell with the fault card is rendered without running anything of the remote', async () => {
  const { html, status } = await render('/whole', 'shell');
  expect(status).toBe(503);
  expect(html).toContain('could not be loaded');
  expect(html).toContain('<header');
  expect(whole.loader).not.toHaveBeenCalled();
});

it('the render ends its reads, and never begins with React, when nobody waits any more', async () => {
  hangApi();
  onRendering.mockClear();
  const visitor = new AbortController();
  const page = render('/slow', 'page', 600_000, visitor.signal);
  visitor.abort(new Error('gone'));
  await expect(page).rejects.toThrow('gone');
  expect(onRendering).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('the render ends at once when nobody waits any more, though a loader goes on', async () => {
  const visitor = new AbortController();
  const page = render('/endless', 'page', 600_000, visitor.signal);
  visitor.abort(new Error('gone'));
  await expect(page).rejects.toThrow('gone');
  expect(report).not.toHaveBeenCalled();
});

it('the 404 page is rendered as itself, shell or page', async () => {
  expect(await render('/nowhere', 'shell')).toMatchObject({ status: 404, routeId: 'not-found' });
  expect(await render('/whole', 'not-found')).toMatchObject({ status: 404, routeId: 'not-found' });
});
