import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import { HttpError } from './http-error';

const TIMEOUT_MS = 15_000;

export interface ReadPartsOptions {
  /** Past so many bytes a file counts as truncated; the app's limit unless it is set. */
  fileSize?: number;
  /** How long the next part may take. */
  timeoutMs?: number;
}

/**
 * The parts of a multipart form, one after the other. The parser stalls for ever behind a large part
 * that it skips (one with a line break in its name): such a form is given up, since no time-out of the
 * server sees a body that nobody reads.
 * @throws HttpError 408, which also ends the connection: what is left of the body is not read; at once
 *   when the sender went away before the first part was asked for, of which the parser hears nothing
 */
export async function* readParts(
  request: FastifyRequest,
  { fileSize, timeoutMs = TIMEOUT_MS }: ReadPartsOptions = {},
): AsyncGenerator<Multipart> {
  if (request.raw.destroyed) throw tooLate();
  const parts = request.parts(fileSize === undefined ? {} : { limits: { fileSize } });
  for (;;) {
    const next = await pTimeout(parts.next(), { milliseconds: timeoutMs, message: tooLate() });
    if (next.done) return;
    yield next.value;
  }
}

const tooLate = (): HttpError =>
  new HttpError(408, 'The request took too long.', undefined, { connection: 'close' });
