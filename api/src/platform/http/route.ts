import { type Endpoint, type PathParams, templateOf, type Write } from '@site/contract';
import { requestSchemas } from '@site/contract/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ApiDeps } from '../deps';
import { examplesOf } from '../docs/examples';
import { securityOf } from '../docs/security';
import { summaryOf } from '../docs/summaries';
import { answerSchema, errorSchema } from './envelope/envelope-schema';
import { toStorable } from './fields';
import { HttpError } from './http-error';

/** The parameters of an endpoint's path, checked. @throws HttpError for what no row can be found by. */
export function paramsOf<E extends Endpoint>(
  _endpoint: E,
  request: FastifyRequest,
): PathParams<E['path']> {
  // The router has matched the endpoint's own path: every parameter of it is there.
  const params = request.params as PathParams<E['path']>;
  for (const value of Object.values<string>(params)) {
    toStorable(value);
    if (value.length > 200) throw new HttpError(404, 'Not found.');
  }
  return params;
}

/** The address of an endpoint, as a route pattern. */
export const routeOf = (endpoint: Endpoint, deps: ApiDeps): string =>
  templateOf(endpoint, deps.config.app);

/** What every route's documentation and answers have in common. */
export function describe(endpoint: Endpoint, { answerSchemas }: Pick<ApiDeps, 'answerSchemas'>) {
  const security = securityOf(endpoint);
  return {
    tags: [endpoint.path.split('/')[1] ?? endpoint.service],
    summary: summaryOf(endpoint),
    ...(security ? { security } : {}),
    response: {
      200: answerSchema(answerSchemas, endpoint),
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
    .describe('The same key and data again give the first answer and one row; kept for nine days'),
});

/** How the body of a write is shown in /api/docs. */
export function documentBody(endpoint: Write) {
  return {
    headers: keyHeader,
    body: requestSchemas[endpoint.name],
    consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
    examples: examplesOf(endpoint),
  };
}
