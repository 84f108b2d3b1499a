import type { AnswerOf, Endpoint, PathParams } from '@site/contract';
import { hasAlready } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReadyAnswer, toReadyAnswer } from '../answers/answer-cache';
import type { ApiDeps } from '../deps';
import type { RouteLimit } from '../limits/route-limits';
import { wrapAnswer } from './envelope/envelope';
import { describe, paramsOf, routeOf } from './route';

export interface ReadCall<E extends Endpoint> {
  params: PathParams<E['path']>;
  request: FastifyRequest;
}

export interface ServeReadOptions<E extends Endpoint> {
  /** "OK" unless it says something to the visitor. */
  message?: string;
  /** How long browsers and caches on the way may keep the answer; 0 is not at all. */
  cacheSeconds?: number;
  /** How long this process may keep the answer; as long as browsers unless it is set. */
  keepSeconds?: number;
  /** What the answer depends on, where that is less than the path's parameters. */
  keyOf?: (params: PathParams<E['path']>) => readonly string[];
  /** True for a call whose answer is for one person: it is kept nowhere and shared with nobody. */
  isPersonal?: (call: ReadCall<E>) => boolean;
  /** Limited like a write: for a read that writes, or that could be used to try numbers. */
  isLimited?: boolean;
  /** A limit of its own in place of the one of writes. */
  limit?: RouteLimit;
}

/** Turns an answer into its bytes by the route's own schema. */
function serialise(reply: FastifyReply, answer: Record<string, unknown>): string {
  const toText = reply.getSerializationFunction('200');
  return toText ? toText(answer) : JSON.stringify(answer);
}

function sendReady(request: FastifyRequest, reply: FastifyReply, { body, etag }: ReadyAnswer) {
  reply.header('etag', etag);
  if (hasAlready(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/**
 * Serves a read of the contract: the handler gives what stands at the answer path. An answer that is
 * the same for all is checked and serialised once for all who ask, see {@link AnswerCache}.
 */
export function serveRead<E extends Endpoint>(
  app: FastifyInstance,
  deps: ApiDeps,
  endpoint: E,
  handler: (call: ReadCall<E>) => Promise<AnswerOf<E>>,
  options: ServeReadOptions<E> = {},
): void {
  const { message = 'OK', cacheSeconds = 0, isLimited = false, limit = deps.writeLimit } = options;
  const { keepSeconds = cacheSeconds, isPersonal = () => false } = options;
  const { keyOf = (params) => Object.values<string>(params) } = options;
  const url = routeOf(endpoint, deps);
  app.route({
    method: 'GET',
    url,
    // A read that writes (the gateway calls) is limited like a write, and no HEAD may do it.
    config: isLimited ? limit : {},
    exposeHeadRoute: !isLimited,
    schema: describe(endpoint, deps),
    handler: async (request, reply) => {
      const call = { params: paramsOf(endpoint, request), request };
      const answerNow = async () => wrapAnswer(await handler(call), endpoint.answerPath, message);
      const isShared = keepSeconds > 0 && !isPersonal(call);
      if (!isShared) {
        const answer = await answerNow();
        reply.header('cache-control', 'no-store');
        return answer;
      }
      const key = JSON.stringify(keyOf(call.params));
      const wanted = { kind: url, key, keepMs: keepSeconds * 1000 };
      const ready = await deps.answers.get(wanted, async () =>
        toReadyAnswer(serialise(reply, await answerNow())),
      );
      reply.header(
        'cache-control',
        cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store',
      );
      return sendReady(request, reply, ready);
    },
  });
}
