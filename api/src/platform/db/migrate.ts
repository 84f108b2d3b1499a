import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db } from './db';
import { isLockTimeout } from './lost-connection';
import * as schema from './schema/all';

const MIGRATION_LOCK = 7_316_002;
/** A server that does not even say welcome is given up: the start fails and is tried again. */
const CONNECT_MS = 30_000;
/** Everybody who wants a table stands behind a migration that waits for it: less than a caller waits for an answer. */
const LOCK_MS = 1_000;
/** Pause between two tries, in lengths of a try: whoever stood behind the last one is served in it. */
const PAUSE = 4;

interface MigrateOptions {
  /** ms in which the server has to say welcome. */
  connectMs?: number;
  /** ms for which a migration waits for a table that somebody else uses, before it makes way and tries again. */
  lockMs?: number;
  /** Told of each try that had to make way. */
  log?: (line: string) => void;
}

/**
 * Runs what is missing of the migrations, then `afterwards` (seeds), while holding one lock: of
 * several processes that start at once one does the work and the others find it done. A table that is in use for long, as
 * while it is dumped, is waited for, and stays in reach of the APIs that run meanwhile.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  migrationsFolder: string,
  afterwards: (db: Db) => Promise<void>,
  { connectMs = CONNECT_MS, lockMs = LOCK_MS, log = () => undefined }: MigrateOptions = {},
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
    await client.query(`set lock_timeout = ${lockMs}`);
    // All or nothing: what a try has done before it had to make way is undone.
    while (!(await hasRoom(() => migrate(db, { migrationsFolder })))) {
      log('the migrations wait for a table that somebody else uses, e.g. a dump of the database');
      await wait(lockMs * PAUSE);
    }
    await client.query('reset lock_timeout');
    await afterwards(db);
  } finally {
    // Ending the session frees the lock, whatever state an error left it in.
    await client.end();
  }
}

/** @returns false when a lock was not to be had in time */
async function hasRoom(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
