import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { PageMetrics } from '../metrics/page-metrics';
import { createLoggedPath } from './logged-path';
import { PAGE_ROUTE } from './page-route';

/**
 * Counts how long answers take as visitors wait for them: pages, and calls to the API by the template of
 * their endpoint (`…/details/:id`), because filled in it can hold a phone number. A call that sends something counts
 * from the end of its body on: a file over a slow phone takes minutes, in which nobody waits for us.
 * @param app the product's service prefix, `{app}` of spec §7
 */
export function registerAnswerTimes(
  server: FastifyInstance,
  registry: Registry,
  { pages, app }: { pages: PageMetrics; app: string },
): void {
  const templateOf = createLoggedPath(app);
  const seconds = new Histogram({
    name: 'site_api_seconds',
    help: 'Time from the end of a call to the API to the end of its answer, as the host passes it on',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const isCall = ({ routeOptions }: FastifyRequest) =>
    routeOptions.url?.startsWith('/api') ?? false;
  /** Calls whose body is here, and since when. */
  const whole = new WeakMap<object, number>();
  server.addHook('onRequest', async (request) => {
    const { raw, method } = request;
    if (method === 'GET' || method === 'HEAD' || !isCall(request)) return;
    raw.once('end', () => whole.set(raw, performance.now()));
  });
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const { method, url } = request;
    if (request.routeOptions.url === PAGE_ROUTE) pages.countAnswer(status, ms);
    else if (isCall(request)) {
      const since = whole.get(request.raw);
      const waited = since === undefined ? ms : performance.now() - since;
      seconds.observe({ method, endpoint: templateOf(url), status }, waited / 1_000);
    }
  });
}
