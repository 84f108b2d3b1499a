import Fastify, { type FastifyInstance } from 'fastify';
import type { LiveSet } from '../releases/live-set';
import { NoWorkerError } from '../render/render-errors';
import { liveSetOf } from '../testing/sample-live';
import { registerSiteFiles } from './site-files';

const live = liveSetOf([
  { path: '/bought', preload: [], robots: false },
  { path: '/bought/:id/papers', preload: [], robots: false },
  { path: '/look', preload: [] },
]);
const renderer = {
  live: live as LiveSet | undefined,
  listPublicPaths: jest.fn(async () => ({ paths: ['/', '/offers?a=1&b=2'], isWhole: true })),
};
let app: FastifyInstance;
beforeEach(() => {
  renderer.live = live;
  app = Fastify();
  registerSiteFiles(app, { renderer, siteOrigin: 'https://vayu.example' });
});
afterEach(() => app.close());

it('the host asks crawlers to leave alone the API and the pages whose routes say so', async () => {
  const { body } = await app.inject({ url: '/robots.txt' });
  expect(body.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /bought',
    'Disallow: /bought/*/papers',
  ]);
  expect(body).toContain('Sitemap: https://vayu.example/sitemap.xml');
});

it('the host says nothing in robots.txt before it knows what is live', async () => {
  renderer.live = undefined;
  expect((await app.inject({ url: '/robots.txt' })).statusCode).toBe(503);
});

it('the host lists the public paths as addresses of the site', async () => {
  const answer = await app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.body).toContain('<loc>https://vayu.example/offers?a=1&amp;b=2</loc>');
});

it('the host lets nobody keep a list of paths that lacks those of a page', async () => {
  renderer.listPublicPaths.mockResolvedValueOnce({ paths: ['/'], isWhole: false });
  const answer = await app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<loc>https://vayu.example/</loc>');
});

it('the host asks crawlers to come back while nobody can list them, and lets nobody keep that answer', async () => {
  renderer.listPublicPaths.mockRejectedValueOnce(new NoWorkerError('No render worker is warm'));
  const answer = await app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^[456]$/),
    'cache-control': 'no-store',
  });
});
