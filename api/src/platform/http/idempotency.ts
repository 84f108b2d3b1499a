import { createHash } from 'node:crypto';
import { SOON } from '@site/server';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db';
import { idempotencyKey } from '../db/schema/all';
import { busy } from './errors';
import { HttpError } from './http-error';

/** An answer as it is kept for a repeated request. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** What a write came to. `isFinal: false` frees the key again: the next try is a new one. */
export interface WriteOutcome extends KeptAnswer {
  isFinal: boolean;
  /** What a repeated request gets instead of `body`, where that holds a secret. */
  keptBody?: unknown;
}

const KEY_PATTERN = /^[\x21-\x7e]{8,200}$/;

/** Checks the header. No header is allowed: then a repeated request is a new one. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !KEY_PATTERN.test(header)) {
    throw new HttpError(400, 'Idempotency-Key must be 8 to 200 visible ASCII characters.');
  }
  return header;
}

/**
 * A hash over the fields of a body, whatever their order.
 * @param beyond what the request is about beside them, e.g. the hash of a file
 */
export function hashFields(fields: Readonly<Record<string, string>>, beyond = ''): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).update(beyond).digest('hex');
}

const rowOf = (key: string, route: string) =>
  and(eq(idempotencyKey.key, key), eq(idempotencyKey.route, route));

/** Which request an answer is kept for. Without a key it is kept for none. */
export interface WriteIdentity {
  key: string | undefined;
  route: string;
  bodyHash: string;
}

/**
 * The answer that a repeated request gets; undefined for a new one, and while the first still runs.
 * @throws HttpError 422 when the key came with another body before.
 */
export async function findKept(
  db: Db | Tx,
  { key, route, bodyHash }: WriteIdentity,
): Promise<(KeptAnswer & { isRepeated: true }) | undefined> {
  if (key === undefined) return undefined;
  const [first] = await db.select().from(idempotencyKey).where(rowOf(key, route));
  if (!first) return undefined;
  if (first.bodyHash !== bodyHash) {
    throw new HttpError(422, 'This Idempotency-Key was used with other data.');
  }
  return { status: first.status ?? 500, body: first.answer, isRepeated: true };
}

/**
 * Runs a write and keeps its answer under the key, in one transaction. The same key again gives the
 * first answer; at the same time it waits for it (the key's row is locked by its insert).
 * A write that throws leaves no trace, so that it can be sent again with the same key.
 * @throws HttpError 422 when the key came with another body before.
 */
export async function runOnce(
  db: Db,
  identity: WriteIdentity,
  write: (tx: Tx) => Promise<WriteOutcome>,
): Promise<KeptAnswer & { isRepeated: boolean }> {
  const { key, route, bodyHash } = identity;
  return db.transaction(async (tx) => {
    if (key === undefined) return { ...(await write(tx)), isRepeated: false };
    const claimed = await tx
      .insert(idempotencyKey)
      .values({ key, route, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (claimed.length === 0) {
      const kept = await findKept(tx, identity);
      if (kept) return kept;
      // Freed between the two statements.
      const cause = new Error('the key of a write was freed meanwhile');
      throw Object.assign(busy(SOON), { cause });
    }
    const { status, body, isFinal, keptBody } = await write(tx);
    if (isFinal) {
      await tx
        .update(idempotencyKey)
        .set({ status, answer: keptBody ?? body })
        .where(rowOf(key, route));
    } else {
      await tx.delete(idempotencyKey).where(rowOf(key, route));
    }
    return { status, body, isRepeated: false };
  });
}

/** Frees a key whose write did not come to its end. */
export async function freeKey(db: Db, key: string | undefined, route: string): Promise<void> {
  if (key !== undefined) await db.delete(idempotencyKey).where(rowOf(key, route));
}
