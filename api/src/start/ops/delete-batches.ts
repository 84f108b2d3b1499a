import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';

/** Small enough that no statement holds locks or the disk for long. */
const BATCH = 5_000;
/** Between two batches the database belongs to the visitors. */
const PAUSE_MS = 20;

/** What a batch takes: rows from before a moment, the oldest first, so many at most. */
export interface Batch {
  before: Date;
  limit: number;
}

interface Deletion {
  /** Deletes so many of the oldest rows at most. */
  rows: (batch: Batch) => SQL;
  before: Date;
  /** Rows that one round may delete; what is left waits for the next. */
  maxRows: number;
}

/**
 * Deletes in batches until nothing old is left, the round has done its share, or the signal says that
 * the process ends. Gives the count.
 */
export async function deleteBatches(
  db: Db,
  { rows, before, maxRows }: Deletion,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  while (!signal?.aborted && deleted < maxRows) {
    const limit = Math.min(BATCH, maxRows - deleted);
    const { rowCount } = await db.execute(rows({ before, limit }));
    const count = rowCount ?? 0;
    deleted += count;
    if (count < limit) break;
    await wait(PAUSE_MS);
  }
  return deleted;
}

/** The oldest rows of a table of ours with a `created_at`. Of two instances each takes rows of its own. */
export function olderRows(table: string, { before, limit }: Batch): SQL {
  const name = sql.identifier(table);
  return sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} where created_at < ${before.toISOString()}
      order by created_at limit ${limit} for update skip locked))`;
}

/**
 * Payments without an order that nobody paid, with their audit: what the open gateway call left.
 * Those that were reported as failed are among them: anybody may report that.
 */
export function unpaidRows({ before, limit }: Batch): SQL {
  return sql`
    with old as (
      select id from payment
      where status in ('created', 'failed') and order_id is null
        and created_at < ${before.toISOString()}
      order by created_at limit ${limit} for update skip locked
    ), audit as (
      delete from payment_event where payment_id in (select id from old)
    )
    delete from payment where id in (select id from old)`;
}
