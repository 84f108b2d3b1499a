import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** In seconds: a read from memory takes a millisecond, and 10 s is the limit of every call (spec §7). */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts how long answers take, by route pattern: an address itself can hold a phone number, and there
 * are as many addresses as visitors.
 */
export function registerRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'api_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'none' } }, reply) => {
    seconds.observe({ method, route: url, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
