import type { FastifyInstance } from 'fastify';
import type { RenderedPage } from '../../src/worker/messages';
import { PageCache } from '../pages/page-cache';
import type { LiveSet } from '../releases/live-set';
import { BusyError } from '../render/render-errors';
import type { Visit, VisitRenderer } from '../visits/visits';
import { createServer } from './create-server';
import { PageSender, registerPageRoute } from './page-route';

const SITE = 'https://vayu.example';
const live: LiveSet = {
  snapshot: {
    id: 'abc',
    remotes: [
      {
        name: 'mf-checkout',
        version: '1.0.0',
        entry: '/x.js',
        routes: [{ path: '/pay/:id', preload: [], takesPayments: true }],
        slots: [],
      },
    ],
  },
  serverEntries: {},
  integrity: {},
  queries: {},
  problems: {},
};
const pageWith = (html: string, status: number): RenderedPage => ({
  html,
  styles: '',
  status,
  routeId: 'x',
  loaderData: { x: { page: { status, fallback: {}, head: { title: html, description: '' } } } },
});

let app: FastifyInstance;
const renderer = {
  live: live as LiveSet | undefined,
  isFull: false,
  render: jest.fn(async (url: string, _call?: object) => ({
    live,
    result: { page: pageWith(url, 200) },
  })),
  renderNotFound: jest.fn(async () => ({ live, result: { page: pageWith('No such page', 404) } })),
};
const metrics = { countRendered: jest.fn(), countRefused: jest.fn() };
/** What the next requests get in place of the live set: a preview, or no room for one. */
let visit: Visit | undefined;
beforeEach(() => {
  renderer.live = live;
  metrics.countRefused.mockClear();
  renderer.isFull = false;
  visit = { renderer: renderer as unknown as VisitRenderer, preview: [] };
  const pages = new PageSender({
    renderer,
    visits: { of: async () => visit },
    cache: new PageCache(),
    scripts: { main: { address: '/assets/client.js', integrity: 'sha384-client' }, shares: {} },
    fonts: { css: '', preload: '/assets/fonts/a.woff2' },
    config: { siteOrigin: SITE, apiOrigin: '', app: 'ev', trackingId: '' },
    metrics,
  });
  app = createServer(
    { APP_PREFIX: 'ev', LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'], siteOrigin: SITE },
    (...call) => pages.sendNotFound(...call),
  );
  registerPageRoute(app, pages);
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url });

it('sends the page of an address, with the script that makes it live', async () => {
  const answer = await get('/locate-dealer?state=Goa');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`${SITE}/locate-dealer`);
  expect(answer.body).toContain('src="/assets/client.js"');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  expect(answer.headers['content-security-policy']).not.toContain('googletagmanager');
});

it('lets the payment provider into the page on which a visitor pays, and into no other', async () => {
  const paying = await get('/Pay/17/');
  expect(paying.headers['content-security-policy']).toContain('https://checkout.razorpay.com');
  expect(paying.headers['permissions-policy']).toContain('payment=(self');
  const other = await get('/locate-dealer');
  expect(other.headers['content-security-policy']).not.toContain('razorpay');
  expect(other.headers['permissions-policy']).toContain('payment=()');
});

it.each([
  '//',
  '//evil.com/test-ride',
  '/%',
  '/product/%00',
  '/product/%E0%A4%A',
  '/product/%E0%A4%A?ref=1',
  `/product/${'x'.repeat(3_000)}`,
])(
  'sends the 404 page for %s, whose script begins at an address that a router can hold',
  async (url) => {
    renderer.render.mockClear();
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.body).toContain('No such page');
    expect(answer.body).toContain('src="/assets/client.js"');
    expect(answer.body).toContain('"address":"/404"');
    expect(renderer.render).not.toHaveBeenCalled();
  },
);

it('sends a visitor on to the canonical address with their own query, and keeps none of it', async () => {
  renderer.render.mockClear();
  renderer.render.mockResolvedValueOnce({
    live,
    result: { redirect: '/test-ride', status: 308 },
  } as never);
  const first = await get('/TEST-RIDE?name=asha');
  expect(first.statusCode).toBe(308);
  expect(first.headers['location']).toBe('/test-ride?name=asha');
  const next = await get('/TEST-RIDE');
  expect(next.headers['location']).toBe('/test-ride');
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

it('answers a machine that asks for an unreadable address in its own language', async () => {
  const answer = await get('/api/v2/ev/dealers/%');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400 });
});

it('sends clear words when nothing can be rendered, and lets the browser try', async () => {
  renderer.render.mockRejectedValueOnce(new Error('no worker'));
  const answer = await get('/offers?x=1&y="2"');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.body).toContain('<h1>This page could not be loaded</h1>');
  expect(answer.body).toContain('href="/offers?x=1&amp;y=%222%22"');
  expect(answer.body).toContain('href="tel:');
  expect(answer.body).toContain('src="/assets/client.js"');
});

it('sends the same words before any release is live, without a script that has nothing to show', async () => {
  renderer.live = undefined;
  renderer.render.mockRejectedValueOnce(new Error('no worker'));
  const answer = await get('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.body).toContain('<h1>This page could not be loaded</h1>');
  expect(answer.body).not.toContain('src="/assets/client.js"');
});

it('tells machines and visitors to come back for a page that is faulty', async () => {
  renderer.render.mockResolvedValueOnce({ live, result: { page: pageWith('Card', 503) } });
  const answer = await get('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});

it('renders a page once for many visitors, and tells those who have it that nothing changed', async () => {
  renderer.render.mockClear();
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => get('/offers')));
  expect(others.every(({ body }) => body === first?.body)).toBe(true);
  expect(renderer.render).toHaveBeenCalledTimes(1);
  const etag = `${first?.headers['etag']}`;
  const again = await app.inject({ url: '/offers', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['etag']).toBe(etag);
});

it('lets nothing of a visitor into what it keeps for the next one', async () => {
  renderer.render.mockClear();
  const personal = {
    cookie: 'session=asha',
    authorization: 'Bearer asha',
    'user-agent': 'asha',
    'accept-language': 'asha',
    'x-forwarded-for': '203.0.113.9',
  };
  const url = '/offers?phone=9876543210&name=asha';
  const answer = await app.inject({ url, headers: personal });
  expect(JSON.stringify(renderer.render.mock.calls)).not.toMatch(/asha|9876543210|203\.0\.113/);
  expect(answer.body + JSON.stringify(answer.headers)).not.toMatch(/asha|9876543210|203\.0\.113/);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await get('/offers')).body).toBe(answer.body);
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

it('keeps nothing that was made by other releases than those that it was asked of', async () => {
  const other = { ...live, snapshot: { id: 'def', remotes: [] } };
  renderer.render.mockResolvedValueOnce({ live: other, result: { page: pageWith('New', 200) } });
  expect((await get('/')).body).toContain('New');
  expect((await get('/')).body).not.toContain('New');
});

it('sends the waiting page at once when too many pages are asked for: it comes back by itself, to the same address', async () => {
  renderer.render.mockRejectedValueOnce(new BusyError('full'));
  const answer = await get('/locate-dealer?state=Goa&q="a"');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(4);
  expect(seconds).toBeLessThan(9);
  expect(answer.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  expect(answer.body).toContain('<a href="">Retry</a>');
  expect(answer.body).not.toContain('<script');
  expect((await get('/locate-dealer?state=Goa')).statusCode).toBe(200);
});

it('refuses a visitor before anything is done for the page when the host is full, unless the page is kept', async () => {
  const kept = await get('/offers');
  renderer.render.mockClear();
  renderer.isFull = true;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => get(`/product/${n}?a=${n}`)),
  );
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(503);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain(`content="${headers['retry-after']}"`);
    expect(body).toContain('href="tel:');
  }
  expect(renderer.render).not.toHaveBeenCalled();
  expect(metrics.countRefused).toHaveBeenCalledTimes(answers.length);
  expect((await get('/offers?utm_source=mail')).body).toBe(kept.body);
});

it('lets a visitor share a page that is being made, however full the house is', async () => {
  renderer.render.mockClear();
  let finish: () => void = () => undefined;
  renderer.render.mockImplementationOnce(async (url) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { live, result: { page: pageWith(url, 200) } };
  });
  const first = get('/offers');
  while (renderer.render.mock.calls.length === 0) await new Promise(setImmediate);
  renderer.isFull = true;
  const second = get('/offers?utm_source=mail');
  await new Promise(setImmediate);
  finish();
  expect((await first).statusCode).toBe(200);
  expect((await second).body).toBe((await first).body);
  expect((await get('/test-ride')).statusCode).toBe(503);
});

it('gives a page up when its visitor has gone', async () => {
  let signal: AbortSignal | undefined;
  const begun = new Promise<void>((resolve) => {
    renderer.render.mockImplementationOnce((_url, call) => {
      signal = (call as { signal: AbortSignal }).signal;
      resolve();
      return new Promise(() => undefined);
    });
  });
  const visitor = new AbortController();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const left = fetch(`${origin}/offers`, { signal: visitor.signal }).catch(() => 'left');
  await begun;
  visitor.abort();
  expect(await left).toBe('left');
  await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  expect(signal?.aborted).toBe(true);
});

describe('a preview', () => {
  const preview = [{ remote: 'mf-a', version: '1.3.0' }];
  beforeEach(() => {
    visit = { renderer: renderer as unknown as VisitRenderer, preview };
  });

  it('is marked, with a way out, and is for no search engine and no cache', async () => {
    const answer = await get('/locate-dealer');
    expect(answer.body).toContain('Preview of mf-a 1.3.0. Only you see this.');
    expect(answer.body).toContain('href="/federation/preview/end"');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
  });

  it('is never given to anybody else, nor taken from what others got', async () => {
    renderer.render.mockClear();
    await get('/preview-me');
    visit = { renderer: renderer as unknown as VisitRenderer, preview: [] };
    expect((await get('/preview-me')).body).not.toContain('Preview of');
    visit = { renderer: renderer as unknown as VisitRenderer, preview };
    expect((await get('/preview-me')).body).toContain('Preview of');
    expect(renderer.render).toHaveBeenCalledTimes(3);
  });

  it('says why a version is not shown after all', async () => {
    const problems = { 'mf-a': 'missing mf-a/1.3.0/web/page.js; fell back' };
    renderer.render.mockResolvedValueOnce({
      live: { ...live, problems },
      result: { page: pageWith('x', 200) },
    });
    expect((await get('/broken')).body).toContain('mf-a is not shown: missing mf-a/1.3.0');
  });

  it('says so in plain words when too many are looked at', async () => {
    visit = undefined;
    const answer = await get('/locate-dealer');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Too many previews are open');
    expect(answer.headers['retry-after']).toBe('60');
  });
});

describe('while a share of the visitors gets another set of versions', () => {
  beforeEach(() => {
    visit = { renderer: renderer as unknown as VisitRenderer, preview: [], isSplit: true };
  });

  it('lets no cache between keep a page, and the browser asks each time', async () => {
    const answer = await get('/split');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = { 'if-none-match': String(answer.headers.etag) };
    expect((await app.inject({ url: '/split', headers: again })).statusCode).toBe(304);
  });

  it('puts a visitor into a group who has none', async () => {
    visit = { renderer: renderer as unknown as VisitRenderer, preview: [], setCookie: 'group=7' };
    expect((await get('/split')).headers['set-cookie']).toBe('group=7');
  });
});
