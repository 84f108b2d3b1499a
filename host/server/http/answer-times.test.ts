import { once } from 'node:events';
import { request } from 'node:http';
import { listCampaigns } from '@site/contract';
import { callAddress, DEFAULT_APP } from '@site/contract/endpoints';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { PageMetrics } from '../metrics/page-metrics';
import { registerAnswerTimes } from './answer-times';
import { PAGE_ROUTE } from './page-route';

it('the host counts pages by status, calls to the API by their template, and what waits at the moment', async () => {
  const registry = new Registry();
  const load = () => ({ underWay: 3, waiting: 7 });
  const pages = new PageMetrics(registry, { load, kept: () => 11 });
  const app = Fastify();
  registerAnswerTimes(app, registry, { pages, app: DEFAULT_APP });
  app.all('/api/*', async (_request, reply) => reply.code(404).send({}));
  app.get(PAGE_ROUTE, async () => 'page');
  const phone = '0000012345';
  for (const url of [
    `/offers?phone=${phone}`,
    callAddress(listCampaigns, { id: phone }),
    `/api/no/such/call/${phone}`,
  ])
    await app.inject({ url });
  pages.countCache('fresh');
  pages.countRefused();
  const text = await registry.metrics();
  for (const line of [
    'site_page_seconds_count{status="200"} 1',
    'site_api_seconds_count{method="GET",endpoint="/api/…",status="404"} 1',
    'site_page_cache_total{result="fresh"} 1',
    'site_pages_refused_total 1',
    'site_pages_under_way 3',
    'site_pages_waiting 7',
    'site_pages_kept 11',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(
    /site_api_seconds_count\{method="GET",endpoint="\/api[^"]*:\w+",status="404"\} 1\n/,
  );
  expect(text).not.toContain(phone);
  await app.close();
});

it('nobody can add series to the figures by writing the address of the API in another way', async () => {
  const registry = new Registry();
  const pages = new PageMetrics(registry, {
    load: () => ({ underWay: 0, waiting: 0 }),
    kept: () => 0,
  });
  const app = Fastify();
  registerAnswerTimes(app, registry, { pages, app: DEFAULT_APP });
  app.all('/api/*', async () => ({}));
  for (const url of ['/%61pi/first', '/ap%69/second', '/a%70i/third']) await app.inject({ url });
  expect(await registry.metrics()).toContain(
    'site_api_seconds_count{method="GET",endpoint="/api/…",status="200"} 3\n',
  );
  await app.close();
});

it('the time in which a visitor sends a file is none in which the API keeps anybody waiting', async () => {
  const registry = new Registry();
  const pages = new PageMetrics(registry, {
    load: () => ({ underWay: 0, waiting: 0 }),
    kept: () => 0,
  });
  const app = Fastify();
  registerAnswerTimes(app, registry, { pages, app: DEFAULT_APP });
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  app.post<{ Body: NodeJS.ReadableStream }>('/api/*', async ({ body }) => {
    for await (const _part of body);
    // The API takes two seconds.
    clock.mockReturnValue(minuteLater + 2_000);
    return {};
  });
  const clock = jest.spyOn(performance, 'now');
  // A phone that takes a minute for the second half.
  const minuteLater = performance.now() + 60_000;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(app.server, 'request');
  const upload = request(`${origin}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2 },
  });
  const answered = once(upload, 'response');
  upload.write('a');
  await arrived;
  clock.mockReturnValue(minuteLater);
  upload.end('b');
  await answered;
  await app.close();
  clock.mockRestore();
  const line = 'method="POST",endpoint="/api/…",status="200"';
  const text = await registry.metrics();
  expect(text).toContain(`le="1",${line}} 0\n`);
  expect(text).toContain(`le="2.5",${line}} 1\n`);
});
