import { statfs } from 'node:fs/promises';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadConfig } from '../config/upload-config';
import type { Tx } from '../db/db';
import { upload } from '../db/schema/all';
import { HttpError } from '../http/http-error';

const DAY_MS = 24 * 60 * 60 * 1000;

const later = (status: number, message: string, seconds: number) =>
  new HttpError(status, message, undefined, { 'retry-after': String(seconds) });

/**
 * Before a file is read: there must be room for more than it.
 * @throws HttpError 503 when the disk is nearly full, told in the log as `disk-low`
 */
export async function requireFreeSpace(
  { folder, minFreeBytes }: UploadConfig,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= minFreeBytes) return;
  log.error({ event: 'disk-low', freeBytes, minFreeBytes }, 'uploads are refused');
  throw later(503, 'Files cannot be taken at the moment. Please try again later.', 600);
}

async function bytesSince(tx: Tx, since: Date, addressHash?: string): Promise<number> {
  const isSender = addressHash === undefined ? undefined : eq(upload.addressHash, addressHash);
  const [row] = await tx
    .select({ bytes: sum(upload.bytes) })
    .from(upload)
    .where(and(isSender, gt(upload.createdAt, since)));
  return Number(row?.bytes ?? 0);
}

/**
 * In the transaction that takes a file: neither its sender nor all together may have sent too much in
 * 24 hours. Files that are taken at the same moment do not see each other.
 * @throws HttpError 429
 */
export async function requireQuota(
  tx: Tx,
  { bytesPerAddressAndDay, bytesPerDay }: UploadConfig,
  { bytes, addressHash, now }: { bytes: number; addressHash: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const isOver =
    (await bytesSince(tx, since, addressHash)) + bytes > bytesPerAddressAndDay ||
    (await bytesSince(tx, since)) + bytes > bytesPerDay;
  if (isOver) throw later(429, 'Too many files today. Please try again tomorrow.', 3600);
}
