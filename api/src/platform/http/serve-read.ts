import type { AnswerOf, Endpoint, PathParams } from '@site/contract';
import { hasAlready } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReadyAnswer, toReadyAnswer } from '../answers/answer-cache';
import type { ApiDeps } from '../deps';
import type { RouteLimit } from '../limits/route-limits';
import type { CodeGuesses } from './code-guesses';
import { wrapAnswer } from './envelope/envelope';
import { describe, paramsOf, routeOf } from './route';

export interface ReadCall<E extends Endpoint> {
  params: PathParams<E['path']>;
  request: FastifyRequest;
}

/** A read that says whether a code counts. */
export interface TriedCodes<E extends Endpoint> {
  guesses: CodeGuesses;
  /** Whether a call names a code. */
  isTry: (params: PathParams<E['path']>) => boolean;
  /** Whether an answer shows that its code does not count. */
  isMiss: (answer: AnswerOf<E>, params: PathParams<E['path']>) => boolean;
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
  /** Limits who tries codes, however its answer is kept. */
  triedCodes?: TriedCodes<E>;
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
  const { keyOf = (params) => Object.values<string>(params), triedCodes } = options;
  const limited = async <T extends { isMiss?: boolean }>(
    { params, request }: ReadCall<E>,
    ask: () => Promise<T>,
  ): Promise<T> =>
    triedCodes?.isTry(params)
      ? triedCodes.guesses.judge(request, ask, { isMiss: ({ isMiss = false }) => isMiss })
      : ask();
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
      const answerNow = async () => {
        const answer = await handler(call);
        const isMiss = triedCodes?.isMiss(answer, call.params) ?? false;
        return { answer: wrapAnswer(answer, endpoint.answerPath, message), isMiss };
      };
      const isShared = keepSeconds > 0 && !isPersonal(call);
      if (!isShared) {
        const { answer } = await limited(call, answerNow);
        reply.header('cache-control', 'no-store');
        return answer;
      }
      const key = JSON.stringify(keyOf(call.params));
      const wanted = { kind: url, key, keepMs: keepSeconds * 1000 };
      const make = async (): Promise<ReadyAnswer> => {
        const { answer, isMiss } = await answerNow();
        return { ...toReadyAnswer(serialise(reply, answer)), isMiss };
      };
      const ready = await limited(call, () => deps.answers.get(wanted, make));
      reply.header(
        'cache-control',
        cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store',
      );
      return sendReady(request, reply, ready);
    },
  });
}
