import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/db';
import { idempotencyKey, otpChallenge, upload } from '../../platform/db/schema/all';
import { isStoredName, isTempName } from '../../platform/uploads/receive-upload';

const HOUR_MS = 60 * 60 * 1000;
const KEEP_KEYS_MS = 7 * 24 * HOUR_MS;
const KEEP_CODES_MS = 2 * 24 * HOUR_MS;

/** What is cleaned, and where it is told. */
export interface CleanUpPlace {
  db: Db;
  uploadsDir: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Files of the uploads folder that no running request can still be writing. */
async function listOldFiles(folder: string, now: Date): Promise<string[]> {
  const old: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const info = await stat(join(folder, entry.name)).catch(() => undefined);
    if (info && now.getTime() - info.mtimeMs >= HOUR_MS) old.push(entry.name);
  }
  return old;
}

/**
 * Removes what crashed requests left half written. A whole file that the database does not know is
 * left and told of: it may be a proof of another database that this process was started on by mistake.
 */
async function cleanUploads({ db, uploadsDir, log }: CleanUpPlace, now: Date): Promise<void> {
  const old = await listOldFiles(uploadsDir, now);
  for (const name of old.filter(isTempName)) await rm(join(uploadsDir, name), { force: true });
  const rows = await db.select({ name: upload.storedName }).from(upload);
  const known = new Set(rows.map((row) => row.name));
  const files = old.filter((name) => isStoredName(name) && !known.has(name)).length;
  if (files > 0) {
    log.warn({ event: 'unknown-uploads', files }, 'uploads that this database does not know');
  }
}

/** Removes keys and codes that nobody can use any more, and what is left of broken uploads. */
export async function cleanUp(place: CleanUpPlace, now: Date): Promise<void> {
  const { db } = place;
  await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now.getTime() - KEEP_KEYS_MS)));
  await db
    .delete(otpChallenge)
    .where(lt(otpChallenge.createdAt, new Date(now.getTime() - KEEP_CODES_MS)));
  await cleanUploads(place, now);
}

/** Cleans up every hour. Gives the function that ends it. */
export function startCleaning(db: Db, uploadsDir: string, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    cleanUp({ db, uploadsDir, log }, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'clean-up failed'),
    );
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
