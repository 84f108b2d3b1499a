const LOCK_TIMEOUT = '55P03';

/** Postgres gave up waiting, is out of connections or is going down: asking again may help. */
const BUSY_CODES: ReadonlySet<string> = new Set([
  '57014', // statement time-out
  LOCK_TIMEOUT,
  '40001', // serialization
  '40P01', // deadlock
]);

/** The server only reads: a stand-in, or one that another has taken over from. A new connection may lead to the right one. */
const READS_ONLY = '25006';

/** Nothing can be kept: disk or memory is used up, or fails. */
const STORAGE_CODES: ReadonlySet<string> = new Set([
  READS_ONLY,
  '53100', // disk of the database full
  '53200', // out of memory
  '58030', // disk of the database fails
  'ENOSPC', // disk of the uploads full
  'EDQUOT',
]);

/** The server ended the connection, or takes none at the moment. */
const SERVER_ENDED_CODES: ReadonlySet<string> = new Set([
  '57P01', // pg_terminate_backend, or a shutdown
  '57P02', // another backend crashed
  '57P03', // starting up
  '57P05', // idle session time-out
  '25P03', // idle in transaction time-out
  '53300', // too many connections
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** The other end is not there, or went away under a query. */
const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  // No room here for another connection.
  'EADDRNOTAVAIL',
  'EMFILE',
]);

/**
 * No connection is made because one side does not believe the other: the password was exchanged, our address may not, the
 * database is another one, or its certificate has ended or is none that we trust. Where there are several instances another
 * may still have what is right.
 */
const REFUSED_CODES: ReadonlySet<string> = new Set([
  '28000',
  '28P01',
  '3D000',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'EPROTO',
]);

const LOST_CODES: ReadonlySet<string> = new Set([
  ...SERVER_ENDED_CODES,
  ...SOCKET_CODES,
  ...REFUSED_CODES,
]);

const LOST_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;

/** Drizzle wraps what the driver throws. */
function causeOf(error: unknown): { code?: string; message?: string } {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause ?? {}) as { code?: string; message?: string };
}

/** True when a lock was not to be had within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => causeOf(error).code === LOCK_TIMEOUT;

/** True when the connection that an error came from is gone, so that nothing may be asked on it. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = causeOf(error);
  if (code === READS_ONLY) return true;
  if (code !== undefined && LOST_CODES.has(code)) return true;
  return LOST_MESSAGES.test(message ?? '');
}

/** True when what was to be kept cannot be, until somebody sees to it. */
export function isStorageRefusing(error: unknown): boolean {
  const { code } = causeOf(error);
  return code !== undefined && STORAGE_CODES.has(code);
}

/** True when the same request may succeed a little later. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code } = causeOf(error);
  return (code !== undefined && BUSY_CODES.has(code)) || isConnectionLost(error);
}
