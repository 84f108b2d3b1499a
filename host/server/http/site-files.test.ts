import Fastify, { type FastifyInstance } from 'fastify';
import { NoWorkerError } from '../render/render-errors';
import { registerSiteFiles } from './site-files';

const renderer = { listPublicPaths: jest.fn(async () => ['/', '/offers?a=1&b=2']) };
let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  registerSiteFiles(app, { renderer, siteOrigin: 'https://vayu.example' });
});
afterEach(() => app.close());

it('lists the public paths as addresses of the site', async () => {
  const answer = await app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.body).toContain('<loc>https://vayu.example/offers?a=1&amp;b=2</loc>');
});

it('asks crawlers to come back while nobody can list them, and lets nobody keep that answer', async () => {
  renderer.listPublicPaths.mockRejectedValueOnce(new NoWorkerError('No render worker is warm'));
  const answer = await app.inject({ url: '/sitemap.xml' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});
