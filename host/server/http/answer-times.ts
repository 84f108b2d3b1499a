import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { PageMetrics } from '../metrics/page-metrics';
import { createLoggedPath } from './logged-path';
import { PAGE_ROUTE } from './page-route';

/**
 * Counts how long answers take as visitors wait for them: pages, and calls to the API by the template of
 * their endpoint (`…/details/:id`), because filled in it can hold a phone number.
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
    help: 'Time from a call to the API to the end of its answer, as the host passes it on',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const isCall = ({ routeOptions }: FastifyRequest) =>
    routeOptions.url?.startsWith('/api') ?? false;
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const { method, url } = request;
    if (request.routeOptions.url === PAGE_ROUTE) pages.countAnswer(status, ms);
    else if (isCall(request))
      seconds.observe({ method, endpoint: templateOf(url), status }, ms / 1_000);
  });
}
