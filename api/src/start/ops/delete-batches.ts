import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';

/** Small enough that no statement holds locks or the disk for long. */
const BATCH = 5_000;
/** Between two batches the database belongs to the visitors. */
const PAUSE_MS = 20;

export interface Deletion {
  /** Deletes so many of the oldest rows at most, and gives how many it deleted. */
  deleteSome: (limit: number) => Promise<number>;
  /** Rows that one round may delete; what is left waits for the next. */
  maxRows: number;
}

/** Deletes in batches until nothing old is left, or the round has done its share. Gives the count. */
export async function deleteBatches({ deleteSome, maxRows }: Deletion): Promise<number> {
  let deleted = 0;
  while (deleted < maxRows) {
    const limit = Math.min(BATCH, maxRows - deleted);
    const count = await deleteSome(limit);
    deleted += count;
    if (count < limit) break;
    await wait(PAUSE_MS);
  }
  return deleted;
}

/** The oldest rows of a table of ours with a `created_at`. Of two instances each takes rows of its own. */
export async function deleteOlder(
  db: Db,
  table: string,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await db.execute(sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} where created_at < ${before.toISOString()}
      order by created_at limit ${limit} for update skip locked))`);
  return rowCount ?? 0;
}

/** Payments without an order that nobody paid, with their audit: what the open gateway call left. */
export async function deleteUnpaid(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with old as (
      select id from payment
      where status = 'created' and order_id is null and created_at < ${before.toISOString()}
      order by created_at limit ${limit} for update skip locked
    ), audit as (
      delete from payment_event where payment_id in (select id from old)
    )
    delete from payment where id in (select id from old)`);
  return rowCount ?? 0;
}
