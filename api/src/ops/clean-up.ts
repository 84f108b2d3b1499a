import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect';
import { idempotencyKey, otpChallenge } from '../db/schema/all';

const HOUR_MS = 60 * 60 * 1000;
const KEEP_KEYS_MS = 7 * 24 * HOUR_MS;
const KEEP_CODES_MS = 2 * 24 * HOUR_MS;

/** Removes keys and codes that nobody can use any more. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now.getTime() - KEEP_KEYS_MS)));
  await db
    .delete(otpChallenge)
    .where(lt(otpChallenge.createdAt, new Date(now.getTime() - KEEP_CODES_MS)));
}

/** Cleans up every hour. Gives the function that ends it. */
export function startCleaning(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    cleanUp(db, new Date()).catch((error: unknown) => log.warn({ err: error }, 'clean-up failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
