import type { Multipart, MultipartFile } from '@fastify/multipart';
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
 * What a failure of the parser means to the caller: its errors about a form that it cannot read (no boundary, no end) have
 * no status, and would count as a fault of ours.
 */
const asRefusal = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof HttpError) && !('statusCode' in error)
    ? new HttpError(400, 'The request could not be read.', undefined, { connection: 'close' })
    : error;

/** The bytes of a file of a form. @throws HttpError 400 when the form ends within it */
export async function* bytesOf({ file }: Pick<MultipartFile, 'file'>): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>;
  } catch (error) {
    throw asRefusal(error);
  }
}

/**
 * The parts of a multipart form, one after the other. The parser stalls for ever behind a large part
 * that it skips (one with a line break in its name): such a form is given up, since no time-out of the
 * server sees a body that nobody reads.
 * @throws HttpError 408, which also ends the connection: what is left of the body is not read; at once
 *   when the sender went away before the first part was asked for, of which the parser hears nothing; HttpError 400
 *   for a form that cannot be read
 */
export async function* readParts(
  request: FastifyRequest,
  { fileSize, timeoutMs = TIMEOUT_MS }: ReadPartsOptions = {},
): AsyncGenerator<Multipart> {
  if (request.raw.destroyed) throw tooLate();
  try {
    const parts = request.parts(fileSize === undefined ? {} : { limits: { fileSize } });
    for (;;) {
      const next = await pTimeout(parts.next(), { milliseconds: timeoutMs, message: tooLate() });
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

const tooLate = (): HttpError =>
  new HttpError(408, 'The request took too long.', undefined, { connection: 'close' });
