import type { FastifyInstance } from 'fastify';
import type { RenderedPage } from '../../src/worker/messages';
import type { LiveSet } from '../releases/live-set';
import { createServer } from './create-server';
import { PageSender, registerPageRoute } from './page-route';

const SITE = 'https://vayu.example';
const live: LiveSet = {
  snapshot: { id: 'abc', remotes: [] },
  serverEntries: {},
  integrity: {},
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
  render: jest.fn(async (url: string) => ({ live, result: { page: pageWith(url, 200) } })),
  renderNotFound: jest.fn(async () => ({ live, result: { page: pageWith('No such page', 404) } })),
};
beforeEach(() => {
  renderer.live = live;
  const pages = new PageSender({
    renderer,
    scripts: { main: { address: '/assets/client.js', integrity: 'sha384-client' }, shares: {} },
    fonts: { css: '', preload: '/assets/fonts/a.woff2' },
    config: { siteOrigin: SITE, apiOrigin: '', app: 'ev', trackingId: '' },
  });
  app = createServer(
    { LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'], siteOrigin: SITE },
    (...call) => pages.sendNotFound(...call),
  );
  registerPageRoute(app, pages);
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url });

it('sends the page of an address, with the script that makes it live', async () => {
  const answer = await get('/locate-dealer?state=Goa');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`${SITE}/locate-dealer?state=Goa`);
  expect(answer.body).toContain('src="/assets/client.js"');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-security-policy']).not.toContain('googletagmanager');
});

it('lets the payment provider into the page on which a visitor pays, and into no other', async () => {
  const paying = await get('/vayu_one-0/preorder');
  expect(paying.headers['content-security-policy']).toContain('https://checkout.razorpay.com');
  expect(paying.headers['permissions-policy']).toContain('payment=(self');
  const other = await get('/locate-dealer');
  expect(other.headers['content-security-policy']).not.toContain('razorpay');
  expect(other.headers['permissions-policy']).toContain('payment=()');
});

it.each(['//', '//evil.com/test-ride', '/%', '/product/%E0%A4%A', '/product/%E0%A4%A?ref=1'])(
  'sends the 404 page for %s, whole without a script',
  async (url) => {
    renderer.render.mockClear();
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.body).toContain('No such page');
    expect(answer.body).not.toContain('src="/assets/client.js"');
    expect(renderer.render).not.toHaveBeenCalled();
  },
);

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
