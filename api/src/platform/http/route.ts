import { type Endpoint, servicePath } from '@site/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import type { ApiDeps } from '../deps';
import { examplesOf } from '../docs/examples';
import { securityOf } from '../docs/security';
import { answerSchema, errorSchema } from './envelope';
import { toStorable } from './fields';
import { HttpError } from './http-error';

/** What an endpoint answers at its path. */
export type Answer<E extends Endpoint> = output<E['answer']>;

/** Path parameters by name; every one of the endpoint's path is there. */
export type Params = Readonly<Record<string, string>>;

/** The path parameters, checked. @throws HttpError for what no row can be found by. */
export function paramsOf(request: FastifyRequest): Params {
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
  const security = securityOf(endpoint);
  return {
    tags: [endpoint.path.split('/')[1] ?? endpoint.service],
    summary: endpoint.summary,
    ...(security ? { security } : {}),
    response: {
      200: answerSchema(endpoint.answer, endpoint.answerPath),
      '4xx': errorSchema,
      '5xx': errorSchema,
    },
  };
}

/** How the Idempotency-Key header is shown in /api/docs; the write reads and checks it. */
const keyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(200)
    .optional()
    .describe('The same key and data again give the first answer and one row; kept for seven days'),
});

/** How the body of a write is shown in /api/docs. */
export function documentBody(endpoint: Endpoint & { request: $ZodType }) {
  return {
    headers: keyHeader,
    body: endpoint.request,
    consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
    examples: examplesOf(endpoint.path),
  };
}
