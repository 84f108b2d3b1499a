import { type Endpoint, servicePath } from '@site/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { Tx } from '../db/connect';
import type { ApiDeps } from '../deps';
import { examples } from '../docs/examples';
import { answerSchema, errorSchema, wrapAnswer } from './envelope';
import { fromIssues } from './errors';
import { type Fields, toFields, toStorable } from './fields';
import { HttpError } from './http-error';
import { freeKey, hashFields, type KeptAnswer, readIdempotencyKey, runOnce } from './idempotency';
import { ThenDo } from './then-do';

type Answer<E extends Endpoint> = output<E['answer']>;

/** Path parameters by name; every one of the endpoint's path is there. */
export type Params = Readonly<Record<string, string>>;

export interface ReadCall {
  params: Params;
  request: FastifyRequest;
}

function paramsOf(request: FastifyRequest): Params {
  const params = request.params as Record<string, string>;
  for (const value of Object.values(params)) {
    toStorable(value);
    if (value.length > 200) throw new HttpError(404, 'Not found.');
  }
  return params;
}

/** The address of an endpoint, as a route pattern. */
export const routeOf = (endpoint: Endpoint, deps: ApiDeps): string =>
  servicePath(endpoint.service, deps.config.app) + endpoint.path;

/** What every route's documentation and answers have in common. */
export function describe(endpoint: Endpoint) {
  return {
    tags: [endpoint.path.split('/')[1] ?? endpoint.service],
    summary: endpoint.summary,
    response: {
      200: answerSchema(endpoint.answer, endpoint.answerPath),
      '4xx': errorSchema,
      '5xx': errorSchema,
    },
  };
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
    // A read that writes (the gateway calls) is limited like a write.
    config: isLimited ? deps.writeLimit : {},
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

export interface WriteCall<F> {
  fields: F;
  /** The fields as they came, beyond those that the schema knows. */
  raw: Readonly<Fields>;
  params: Params;
  request: FastifyRequest;
  /** The transaction of this write and of its idempotency key. Open while the handler runs. */
  tx: Tx;
}

/**
 * What a write handler gives: the answer, the answer with an action after the commit, or an error
 * whose writes are kept and whose Idempotency-Key is free again.
 */
export type WriteResult<A> = A | ThenDo<A> | HttpError;

export interface WriteOptions<A> {
  message?: string;
  /** Chooses the schema by the body, where the contract has a union. */
  schemaFor?: (raw: Readonly<Fields>) => $ZodType;
  /** The answer as it is kept for a repeated request, where it holds a secret. */
  answerToKeep?: (answer: A) => A;
}

/** Checks fields against a schema. @throws HttpError 400 with the messages by field. */
export function parseFields<S extends $ZodType>(schema: S, raw: Readonly<Fields>): output<S> {
  const parsed = safeParse(schema, raw);
  if (!parsed.success) throw fromIssues(parsed.error.issues);
  return parsed.data;
}

/** Runs a write at most once for its Idempotency-Key; {@link sendOutcome} sends what came of it. */
export async function runWrite<E extends Endpoint>(
  { deps, endpoint, request }: { deps: ApiDeps; endpoint: E; request: FastifyRequest },
  bodyHash: string,
  write: (tx: Tx) => Promise<WriteResult<Answer<E>>>,
  options: WriteOptions<Answer<E>> = {},
): Promise<KeptAnswer & { isRepeated: boolean }> {
  const { message = 'OK', answerToKeep } = options;
  const route = routeOf(endpoint, deps);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const wrap = (answer: Answer<E>) => wrapAnswer(answer, endpoint.answerPath, message);
  let action: (() => Promise<void>) | undefined;
  const outcome = await runOnce(deps.db, { key, route, bodyHash }, async (tx) => {
    const result = await write(tx);
    if (result instanceof HttpError) {
      return { status: result.status, body: result.toBody(), isFinal: false };
    }
    const answer = result instanceof ThenDo ? result.answer : result;
    if (result instanceof ThenDo) action = result.action;
    const keptBody = answerToKeep && wrap(answerToKeep(answer));
    return { status: 200, body: wrap(answer), isFinal: true, keptBody };
  });
  try {
    await action?.();
  } catch (error) {
    await freeKey(deps.db, key, route);
    throw error;
  }
  return outcome;
}

/** Sends the outcome of a write. */
export function sendOutcome(
  reply: FastifyReply,
  outcome: KeptAnswer & { isRepeated: boolean },
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (outcome.isRepeated) reply.header('idempotency-replayed', 'true');
  return reply.code(outcome.status).send(outcome.body);
}

/**
 * Serves a write of the contract: form data or JSON, checked by the contract's schema, at most once
 * per Idempotency-Key. An HttpError that the handler throws undoes its writes.
 */
export function serveWrite<E extends Endpoint & { request: $ZodType }>(
  app: FastifyInstance,
  deps: ApiDeps,
  endpoint: E,
  handler: (call: WriteCall<output<E['request']>>) => Promise<WriteResult<Answer<E>>>,
  options: WriteOptions<Answer<E>> = {},
): void {
  const { schemaFor = () => endpoint.request } = options;
  app.route({
    method: 'POST',
    url: routeOf(endpoint, deps),
    config: deps.writeLimit,
    schema: { ...describe(endpoint), ...documentBody(endpoint) },
    // The body is checked below, after form data and JSON have become the same text fields.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const raw = toFields(request.body);
      const fields = parseFields(schemaFor(raw), raw) as output<E['request']>;
      const params = paramsOf(request);
      const outcome = await runWrite(
        { deps, endpoint, request },
        hashFields(raw),
        (tx) => handler({ fields, raw, params, request, tx }),
        options,
      );
      return sendOutcome(reply, outcome);
    },
  });
}

/** How the body of a write is shown in /api/docs. */
export function documentBody(endpoint: Endpoint & { request: $ZodType }) {
  return {
    body: endpoint.request,
    consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
    ...(examples[endpoint.path] ? { 'x-examples': examples[endpoint.path] } : {}),
  };
}
