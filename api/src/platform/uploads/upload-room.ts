import { statfs } from 'node:fs/promises';
import { limits } from '@site/contract';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadConfig } from '../config/upload-config';
import type { Tx } from '../db/db';
import { upload } from '../db/schema/all';
import { HttpError } from '../http/http-error';

const DAY_MS = 24 * 60 * 60 * 1000;

const later = (status: number, message: string, seconds: number) =>
  new HttpError(status, message, undefined, { 'retry-after': String(seconds) });

/** Bytes that a folder's disk has free. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Files that one sender may send at a time: the devices of a dealership or an activity send one each. Each counts with the
 * most that it may be for as long as it lasts, so that whoever begins thousands, and sends nothing, would have all others
 * refused as if the disk were full.
 */
const MOST_OF_SENDER = 40;

const TOO_MANY = 'Too many files at a time. Please try again in a minute.';

/** Who sends a file, and where it is told that none can be taken. */
interface Arrival {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** The address, or what counts as one. */
  sender: string;
}

/** Where files are let in before anything of them is read: those under way count with the most that each may be. */
export class UploadRoom {
  readonly #config: Pick<UploadConfig, 'folder' | 'minFreeBytes'>;
  readonly #freeBytesOf: (folder: string) => Promise<number>;
  #underWay = 0;
  /** Sender → how many of its files are under way; nobody else is in it. */
  readonly #ofSenders = new Map<string, number>();

  constructor(
    config: Pick<UploadConfig, 'folder' | 'minFreeBytes'>,
    readFreeBytes: (folder: string) => Promise<number> = freeBytesOf,
  ) {
    this.#config = config;
    this.#freeBytesOf = readFreeBytes;
  }

  /**
   * Runs what reads a file and keeps it.
   * @throws HttpError 503 when it might leave the disk nearly full, told in the log as `disk-low`; 429 when its sender has
   *   too many under way
   */
  async take<T>({ log, sender }: Arrival, read: () => Promise<T>): Promise<T> {
    const { folder, minFreeBytes } = this.#config;
    const ofSender = this.#ofSenders.get(sender) ?? 0;
    if (ofSender >= MOST_OF_SENDER) throw later(429, TOO_MANY, 60);
    this.#ofSenders.set(sender, ofSender + 1);
    this.#underWay += 1;
    try {
      const underWay = this.#underWay;
      const freeBytes = await this.#freeBytesOf(folder);
      if (freeBytes - underWay * limits.uploadBytes < minFreeBytes) {
        log.error({ event: 'disk-low', freeBytes, minFreeBytes, underWay }, 'uploads are refused');
        throw later(503, 'Files cannot be taken at the moment. Please try again later.', 600);
      }
      return await read();
    } finally {
      this.#underWay -= 1;
      const left = (this.#ofSenders.get(sender) ?? 1) - 1;
      if (left > 0) this.#ofSenders.set(sender, left);
      else this.#ofSenders.delete(sender);
    }
  }
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
