import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ReadyAnswer } from '../../platform/answers/answer-cache';
import type { Db } from '../../platform/db/db';
import type { ApiDeps } from '../../platform/deps';
import { referenceTables } from '../../platform/seed/load-seeds';

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * One text for all reference data as the database holds it: the same on every instance, another one
 * after a price was changed, whoever changed it. It takes the database a few milliseconds.
 */
async function readReferenceVersion(db: Db): Promise<string> {
  const sums = referenceTables.map(
    (table) =>
      sql`(select coalesce(sum(hashtextextended(t::text, 0)), 0)::text from ${table} as t)`,
  );
  const { rows } = await db.execute<{ sums: string }>(
    sql`select concat_ws(',', ${sql.join(sums, sql`, `)}) as sums`,
  );
  return rows[0]?.sums ?? '';
}

/** Reference data are read again when they changed, and while changes cannot be heard. */
const KEEP_MS = 30_000;

/**
 * {@link contentVersion} together with the reference data of the database, which change while the API
 * runs: it is dropped with the answers that were made of them.
 */
export async function currentContent(
  { answers, probe }: Pick<ApiDeps, 'answers' | 'probe'>,
  content: string,
): Promise<string> {
  const version = await answers.get({ kind: 'reference-version', keepMs: KEEP_MS }, () =>
    readReferenceVersion(probe),
  );
  return shortHash(`${content} ${version}`);
}

/**
 * One text for all content that comes with this API: the same for the same content on every machine, another
 * one after each change. Hosts drop what they made of other content.
 * @param files static JSON by address
 * @param seedHash hash of the seeds: prices, dealers, offers
 */
export function contentVersion(files: ReadonlyMap<string, ReadyAnswer>, seedHash: string): string {
  const hash = createHash('sha256').update(seedHash);
  for (const [address, { etag }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\n${address} ${etag}`);
  return hash.digest('hex').slice(0, 16);
}
