import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Db } from './connect';
import * as schema from './schema/all';

const MIGRATION_LOCK = 7_316_002;

/**
 * Runs what is missing of the migrations, then `afterwards` (seeds), while holding one lock: of
 * several processes that start at once one does the work and the others find it done.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  migrationsFolder: string,
  afterwards: (db: Db) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the other process may take longer than a statement may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema }) as unknown as Db;
    await migrate(db, { migrationsFolder });
    await afterwards(db);
  } finally {
    // Ending the session frees the lock, whatever state an error left it in.
    client.release(true);
  }
}
