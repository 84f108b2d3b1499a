import { OnceASecond } from '@site/server';
import type { FastifyRequest } from 'fastify';
import { isConnectionLost, isDatabaseBusy, isStorageRefusing } from '../db/lost-connection';
import { CommitUnknownError } from '../db/transaction';
import { PaymentProviderError } from '../payment-provider/provider';
import { HttpError } from './http-error';

/** What the log says of a kind of failures. docs/deployment.md tells which of these somebody is called for. */
interface Kind {
  event: string;
  level: 'warn' | 'error';
  text: string;
}

const STORAGE_REFUSES: Kind = {
  event: 'storage-refuses',
  level: 'error',
  text: 'nothing can be written',
};
const DATABASE_AWAY: Kind = {
  event: 'database-away',
  level: 'error',
  text: 'the database does not answer',
};
const DATABASE_SLOW: Kind = {
  event: 'database-slow',
  level: 'warn',
  text: 'the database gave requests up',
};
const PROVIDER_FAILS: Kind = {
  event: 'payment-provider-fails',
  level: 'error',
  text: 'no order can be made at the payment provider',
};
const BUSY: Kind = { event: 'busy', level: 'warn', text: 'requests refused: busy' };
const FAILED: Kind = { event: 'request-failed', level: 'error', text: 'request failed' };

/** A file or folder of ours, and not the database, as the folder of uploads that is not there. */
const isOfFiles = (error: unknown): boolean => error instanceof Error && 'path' in error;

/** What stands behind an answer, where it says so. */
const causeOf = (error: unknown): unknown =>
  error instanceof HttpError ? (error.cause ?? error) : error;

function kindOf(error: unknown, status: number): Kind | undefined {
  if (status < 500) return undefined;
  const cause = causeOf(error);
  if (cause instanceof PaymentProviderError) return PROVIDER_FAILS;
  // Whoever throws one without a cause has told of it: a one-time code that was not sent, a disk with too little room.
  if (cause instanceof HttpError) return undefined;
  if (isStorageRefusing(error) || isOfFiles(cause)) return STORAGE_REFUSES;
  if (error instanceof CommitUnknownError || isConnectionLost(error)) return DATABASE_AWAY;
  if (isDatabaseBusy(error)) return DATABASE_SLOW;
  return status === 503 ? BUSY : FAILED;
}

/** Kind, and for faults of ours the route → its lines. There are as many as routes, whatever is asked for. */
const lines = new Map<string, OnceASecond>();

/**
 * Tells the log of a request that was answered by 5xx: at once, then once a second with the number of such requests. All
 * of them fail while a part is away, and a line for each would cost what is scarce, and fill the disk.
 */
export function tellFailure(error: unknown, request: FastifyRequest, status: number): void {
  const kind = kindOf(error, status);
  if (!kind) return;
  const { event, level, text } = kind;
  const { method } = request;
  const { url: route = 'none' } = request.routeOptions;
  const key = kind === FAILED ? `${event} ${method} ${route}` : event;
  const line = lines.get(key) ?? new OnceASecond();
  lines.set(key, line);
  const err = causeOf(error);
  line.add((refused) => request.log[level]({ err, event, method, route, refused }, text));
}
