import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/db';
import { upload } from '../../platform/db/schema/all';
import { isStoredName, isTempName } from '../../platform/uploads/receive-upload';

const HOUR_MS = 60 * 60 * 1000;
/** Names that are looked up at a time. */
const CHUNK = 500;

/** What is cleaned, and where it is told. */
export interface CleanUpPlace {
  db: Db;
  uploadsDir: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
}

/** Files of the uploads folder that no running request can still be writing. */
async function listOldFiles(folder: string, now: Date): Promise<string[]> {
  const old: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Another process took it away meanwhile.
    const info = await stat(join(folder, entry.name)).catch(() => undefined);
    if (info && now.getTime() - info.mtimeMs >= HOUR_MS) old.push(entry.name);
  }
  return old;
}

async function countUnknown(
  db: Db,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let known = 0;
  for (let start = 0; start < names.length; start += CHUNK) {
    if (signal?.aborted) return 0;
    const chunk = names.slice(start, start + CHUNK);
    known += await db.$count(upload, inArray(upload.storedName, chunk));
  }
  return names.length - known;
}

/**
 * Removes what crashed requests left half written. A whole file that the database does not know is
 * left and told of: it may be a proof of another database that this process was started on by mistake,
 * or one of which nobody knows whether its commit took place. The signal ends it after the file or the names in hand.
 */
export async function cleanUploads(
  { db, uploadsDir, log }: CleanUpPlace,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const old = await listOldFiles(uploadsDir, now);
  for (const name of old.filter(isTempName)) {
    if (signal?.aborted) return;
    await rm(join(uploadsDir, name), { force: true });
  }
  const files = await countUnknown(db, old.filter(isStoredName), signal);
  if (files > 0) {
    log.warn({ event: 'unknown-uploads', files }, 'uploads that this database does not know');
  }
}
