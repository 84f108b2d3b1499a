import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { $ZodIssue } from 'zod/v4/core';
import { HttpError } from './http-error';

/** Messages of refusals that come from the framework; its own may quote the request. */
const FRAMEWORK_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'Method not allowed.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  415: 'This content type is not supported.',
  429: 'Too many requests. Please try again in a minute.',
  503: 'The service is busy. Please try again later.',
};

/** First message per field; the first of all is the message of the whole. */
export function fromIssues(issues: readonly Pick<$ZodIssue, 'path' | 'message'>[]): HttpError {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] ??= issue.message;
  }
  return new HttpError(400, Object.values(errors)[0] ?? 'The request is not valid.', errors);
}

/** Postgres gave up waiting, is out of connections or is going down: asking again may help. */
const BUSY_CODES = new Set([
  '57014',
  '55P03',
  '53300',
  '57P01',
  '57P03',
  '40001',
  '40P01',
  '08006',
]);

/** The database's end of the connection is not there, or went away under a query. */
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);
const LOST_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  if (code && (BUSY_CODES.has(code) || LOST_CODES.has(code))) return true;
  return LOST_MESSAGES.test(message ?? '');
}

/** What any error means to the caller. Unknown ones are a 500 that says nothing of the inside. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return fromIssues(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').filter(Boolean),
        message: message ?? 'Not valid',
      })),
    );
  }
  if (isBusy(error)) {
    return new HttpError(503, FRAMEWORK_MESSAGES[503] ?? '', undefined, { 'retry-after': '2' });
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 600 && statusCode !== 500) {
    return new HttpError(statusCode, FRAMEWORK_MESSAGES[statusCode] ?? 'The request was refused.');
  }
  return new HttpError(500, 'Something went wrong on our side. Please try again later.');
}

/** The one error handler of the app. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toHttpError(error);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-store', ...answer.headers })
    .send(answer.toBody());
}

/** The answer for a path that no route has. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: 'Not found.' });
}
