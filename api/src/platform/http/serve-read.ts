import type { Endpoint } from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps';
import { wrapAnswer } from './envelope';
import { type Answer, describe, type Params, paramsOf, routeOf } from './route';

export interface ReadCall {
  params: Params;
  request: FastifyRequest;
}

/** Serves a read of the contract: the handler gives what stands at the answer path. */
export function serveRead<E extends Endpoint>(
  app: FastifyInstance,
  deps: ApiDeps,
  endpoint: E,
  handler: (call: ReadCall) => Promise<Answer<E>>,
  options: { message?: string; cacheSeconds?: number; isLimited?: boolean } = {},
): void {
  const { message = 'OK', cacheSeconds = 0, isLimited = false } = options;
  app.route({
    method: 'GET',
    url: routeOf(endpoint, deps),
    // A read that writes (the gateway calls) is limited like a write, and no HEAD may do it.
    config: isLimited ? deps.writeLimit : {},
    exposeHeadRoute: !isLimited,
    schema: describe(endpoint),
    handler: async (request, reply) => {
      const answer = await handler({ params: paramsOf(request), request });
      reply.header(
        'cache-control',
        cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store',
      );
      return wrapAnswer(answer, endpoint.answerPath, message);
    },
  });
}
