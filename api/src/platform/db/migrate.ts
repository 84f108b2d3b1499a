import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db } from './db';
import * as schema from './schema/all';

const MIGRATION_LOCK = 7_316_002;
/** A server that does not even say welcome is given up: the start fails and is tried again. */
const CONNECT_MS = 30_000;

/**
 * Runs what is missing of the migrations, then `afterwards` (seeds), while holding one lock: of
 * several processes that start at once one does the work and the others find it done.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  migrationsFolder: string,
  afterwards: (db: Db) => Promise<void>,
  connectMs = CONNECT_MS,
): Promise<void> {
  // A connection of its own without limits for statements: waiting for another process may take long.
  const client = new pg.Client({
    ...connection,
    application_name: 'api-migrations',
    connectionTimeoutMillis: connectMs,
    // A server that goes silent later, while it is waited for, is noticed by the network alone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // What breaks it also fails the statement that runs on it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema }) as unknown as Db;
    await migrate(db, { migrationsFolder });
    await afterwards(db);
  } finally {
    // Ending the session frees the lock, whatever state an error left it in.
    await client.end();
  }
}
