import { type ComeBackIn, retryAfter, SOON } from '@site/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { $ZodIssue } from 'zod/v4/core';
import { isDatabaseBusy, isStorageRefusing } from '../db/lost-connection';
import { PoolBusyError } from '../db/pool';
import { CommitUnknownError } from '../db/transaction';
import { WritesBusyError } from '../limits/write-queue';
import { HttpError } from './http-error';
import { tellFailure } from './tell-failure';

/** Messages of refusals that come from the framework; its own may quote the request. */
const FRAMEWORK_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'Method not allowed.',
  408: 'The request took too long.',
  413: 'The request is too large. Please shorten what was typed and try again.',
  415: 'This content type is not supported.',
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

/** True for what was refused because more came than is done in time. */
function isOverCapacity(error: unknown): boolean {
  if (error instanceof WritesBusyError || error instanceof PoolBusyError) return true;
  return error instanceof Error && error.cause instanceof PoolBusyError;
}

/** True when asking again may help: under the same Idempotency-Key nothing is done twice. */
function isBusy(error: unknown): boolean {
  const isOver = isOverCapacity(error) || error instanceof CommitUnknownError;
  return isOver || isDatabaseBusy(error) || isStorageRefusing(error);
}

/** The answer to who comes while there is no room. @param comeBack when it is worth coming again, in s */
export const busy = (comeBack: ComeBackIn): HttpError =>
  new HttpError(503, FRAMEWORK_MESSAGES[503] ?? '', undefined, retryAfter(comeBack));

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
    return busy(SOON);
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 600 && statusCode !== 500) {
    return new HttpError(statusCode, FRAMEWORK_MESSAGES[statusCode] ?? 'The request was refused.');
  }
  return new HttpError(500, 'Something went wrong on our side. Please try again later.');
}

/** True when the caller went away before its body was read to the end. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.readableEnded;

/** The one error handler of the app. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasLeft(request)) {
    // Nobody reads the answer; and it is nothing that we can mend.
    request.log.info({ event: 'caller-left' }, 'the caller went away');
    reply.code(408).send({ status: 408, message: FRAMEWORK_MESSAGES[408] });
    return;
  }
  const answer = toHttpError(error);
  tellFailure(error, request, answer.status);
  reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-store', ...answer.headers })
    .send(answer.toBody());
}

/** The answer for a path that no route has. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: 'Not found.' });
}
