import type { FastifyInstance, FastifyReply } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type MetricsAccess, maySeeMetrics } from './metrics-access';

/** A registry with the figures of the process in it: memory, processor, event loop, open files. */
export function createMetricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Without a token there is nothing that a stranger could send: then the address does not exist. */
function refuse(reply: FastifyReply, { token }: MetricsAccess): FastifyReply {
  if (!token) return reply.code(404).send({ status: 404, message: 'Not found' });
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({ status: 401, message: 'Wrong token' });
}

/** `GET /metrics`: everything that a registry counts, in Prometheus' text format (docs/field-figures.md). */
export function registerMetrics(
  app: FastifyInstance,
  registry: Pick<Registry, 'contentType' | 'metrics'>,
  access: MetricsAccess,
): void {
  // What is overloaded is what one wants to look at.
  const options = { config: { pressureHandler: () => undefined } };
  app.get('/metrics', options, async ({ headers, socket }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!maySeeMetrics({ headers, peer: socket.remoteAddress }, access))
      return refuse(reply, access);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
