import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { RemoteMetrics } from '../metrics/remote-metrics';
import { registerFieldRoutes } from './field-routes';
import { registerSenderLimits } from './sender-limits';

const page = { remote: 'mf-catalog', release: '1.0.0', route: '/product/:productId' };
const labels = 'remote="mf-catalog",release="1.0.0",route="/product/:productId"';
const lcp = { name: 'LCP', value: 1_400, page };

let app: FastifyInstance;
let registry: Registry;
let measured: jest.Mock;
beforeEach(async () => {
  registry = new Registry();
  const metrics = new RemoteMetrics(registry);
  const routes = [{ path: page.route, preload: [] }];
  await metrics.see({
    id: 'abc',
    remotes: [{ name: page.remote, version: page.release, entry: null, routes, slots: [] }],
  });
  app = Fastify();
  await registerSenderLimits(app);
  measured = jest.fn(async () => undefined);
  registerFieldRoutes(app, metrics, { measured });
});
afterEach(() => app.close());

const send = async (body: unknown, site: string | undefined = 'same-origin') => {
  const headers = {
    'content-type': 'application/json',
    ...(site ? { 'sec-fetch-site': site } : {}),
  };
  const payload = JSON.stringify(body);
  const answer = await app.inject({ method: 'POST', url: '/federation/figures', headers, payload });
  return answer.statusCode;
};

it('the host counts each figure in its histogram, in seconds, by remote, release and route', async () => {
  const figures = [
    lcp,
    { name: 'INP', value: 180, page },
    { name: 'CLS', value: 0.04, page },
    { name: 'TTFB', value: 300, page },
  ];
  expect(await send(figures)).toBe(204);
  expect(measured).toHaveBeenCalledWith(figures, '127.0.0.1');
  const text = await registry.metrics();
  for (const line of [
    `site_field_lcp_seconds_bucket{le="1",${labels}} 0`,
    `site_field_lcp_seconds_bucket{le="1.5",${labels}} 1`,
    `site_field_lcp_seconds_sum{${labels}} 1.4`,
    `site_field_inp_seconds_bucket{le="0.2",${labels}} 1`,
    `site_field_cls_bucket{le="0.05",${labels}} 1`,
    `site_field_ttfb_seconds_count{${labels}} 1`,
  ])
    expect(text).toContain(`${line}\n`);
});

it.each([
  ['a page of another site', [lcp], 'cross-site', 403, 'foreign'],
  ['a browser that does not say from where', [lcp], '', 403, 'foreign'],
  [
    'a filled address',
    [{ ...lcp, page: { ...page, route: '/product/vayu_one' } }],
    undefined,
    204,
    'unknown',
  ],
  [
    'an invented remote',
    [{ ...lcp, page: { ...page, remote: 'mf-invented' } }],
    undefined,
    204,
    'unknown',
  ],
  [
    'a release that was never live',
    [{ ...lcp, page: { ...page, release: '9.9.9' } }],
    undefined,
    204,
    'unknown',
  ],
  ['anything beside what is asked for', [{ ...lcp, visitor: 'asha' }], undefined, 400, 'shape'],
  ['a negative time', [{ ...lcp, value: -1 }], undefined, 400, 'shape'],
  ['a time of more than ten minutes', [{ ...lcp, value: 600_001 }], undefined, 400, 'shape'],
  ['a time without an end', [{ ...lcp, value: null }], undefined, 400, 'shape'],
  ['an unknown figure', [{ ...lcp, name: 'FID' }], undefined, 400, 'shape'],
  ['one figure twice', [lcp, lcp], undefined, 400, 'shape'],
  ['nothing', [], undefined, 400, 'shape'],
])('the host refuses %s, and says so in one series', async (_what, body, site, status, reason) => {
  expect(await send(body, site)).toBe(status);
  const text = await registry.metrics();
  expect(text).toContain(`site_reports_refused_total{kind="figures",reason="${reason}"} 1\n`);
  expect(text).not.toMatch(/site_field_lcp_seconds_count|invented|9\.9\.9|vayu_one|asha/);
});

it('the host reads no long body', async () => {
  expect(await send([{ ...lcp, name: 'x'.repeat(3_000) }])).toBe(413);
});

it('the host takes no more reports of one address than a crowd behind it sends', async () => {
  const statuses = [];
  for (let sent = 0; sent < 601; sent += 1) statuses.push(await send([lcp]));
  expect(statuses.slice(0, 600).every((status) => status === 204)).toBe(true);
  expect(statuses[600]).toBe(429);
});
