import { type Endpoint, servicePath } from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { Tx } from '../db/connect';
import type { ApiDeps } from '../deps';
import { examples } from '../docs/examples';
import { answerSchema, errorSchema, wrapAnswer } from './envelope';
import { fromIssues } from './errors';
import { type Fields, toFields, toStorable } from './fields';
import { HttpError } from './http-error';
import { hashFields, readIdempotencyKey, runOnce } from './idempotency';

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
  options: { message?: string; cacheSeconds?: number } = {},
): void {
  const { message = 'OK', cacheSeconds = 0 } = options;
  app.route({
    method: 'GET',
    url: routeOf(endpoint, deps),
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

export interface WriteOptions {
  message?: string;
  /** Chooses the schema by the body, where the contract has a union. */
  schemaFor?: (raw: Readonly<Fields>) => $ZodType;
}

/** Checks fields against a schema. @throws HttpError 400 with the messages by field. */
export function parseFields<S extends $ZodType>(schema: S, raw: Readonly<Fields>): output<S> {
  const parsed = safeParse(schema, raw);
  if (!parsed.success) throw fromIssues(parsed.error.issues);
  return parsed.data;
}

/**
 * Serves a write of the contract: form data or JSON, checked by the contract's schema, at most once
 * per Idempotency-Key. The handler gives what stands at the answer path; an HttpError that it throws
 * undoes its writes, one that it returns keeps them.
 */
export function serveWrite<E extends Endpoint & { request: $ZodType }>(
  app: FastifyInstance,
  deps: ApiDeps,
  endpoint: E,
  handler: (call: WriteCall<output<E['request']>>) => Promise<Answer<E> | HttpError>,
  options: WriteOptions = {},
): void {
  const url = routeOf(endpoint, deps);
  const { message = 'OK', schemaFor = () => endpoint.request } = options;
  app.route({
    method: 'POST',
    url,
    config: deps.writeLimit,
    schema: {
      ...describe(endpoint),
      ...documentBody(endpoint),
    },
    // The body is checked below, after form data and JSON have become the same text fields.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const raw = toFields(request.body);
      const fields = parseFields(schemaFor(raw), raw) as output<E['request']>;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const params = paramsOf(request);
      const kept = await runOnce(
        deps.db,
        { key, route: url, bodyHash: hashFields(raw) },
        async (tx) => {
          const answer = await handler({ fields, raw, params, request, tx });
          if (answer instanceof HttpError) return { status: answer.status, body: answer.toBody() };
          return { status: 200, body: wrapAnswer(answer, endpoint.answerPath, message) };
        },
      );
      reply.header('cache-control', 'no-store');
      if (kept.isRepeated) reply.header('idempotency-replayed', 'true');
      return reply.code(kept.status).send(kept.body);
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
