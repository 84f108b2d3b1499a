import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';

async function isLockWaitedFor(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount !== 0;
}

/**
 * Resolves when somebody waits for a lock in this test's database, or when the work that should wait has ended without
 * that.
 * @param pool with a connection to spare
 */
export async function waitsForLock(pool: pg.Pool, work: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  while (!hasEnded && !(await isLockWaitedFor(pool))) await nextTurn();
}
