import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect';
import { idempotencyKey, otpChallenge, upload } from '../db/schema/all';

const HOUR_MS = 60 * 60 * 1000;
const KEEP_KEYS_MS = 7 * 24 * HOUR_MS;
const KEEP_CODES_MS = 2 * 24 * HOUR_MS;

/** Removes files that no row knows: what a crash between file and commit left. */
async function cleanUploads(db: Db, folder: string, now: Date): Promise<void> {
  const rows = await db.select({ name: upload.storedName }).from(upload);
  const known = new Set(rows.map((row) => row.name));
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    // A young file may belong to a request that is running.
    if (known.has(name) || !info || now.getTime() - info.mtimeMs < HOUR_MS) continue;
    await rm(path, { force: true });
  }
}

/** Removes keys and codes that nobody can use any more, and files that belong to nothing. */
export async function cleanUp(db: Db, uploadsDir: string, now: Date): Promise<void> {
  await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now.getTime() - KEEP_KEYS_MS)));
  await db
    .delete(otpChallenge)
    .where(lt(otpChallenge.createdAt, new Date(now.getTime() - KEEP_CODES_MS)));
  await cleanUploads(db, uploadsDir, now);
}

/** Cleans up every hour. Gives the function that ends it. */
export function startCleaning(db: Db, uploadsDir: string, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    cleanUp(db, uploadsDir, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'clean-up failed'),
    );
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
