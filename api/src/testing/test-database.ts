import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from '../platform/db/db';
import { migrateDatabase } from '../platform/db/migrate';
import { BoundedPool, openDb } from '../platform/db/pool';
import { paths } from '../platform/paths';
import { loadSeeds } from '../platform/seed/load-seeds';
import { readSeeds } from '../platform/seed/read-seeds';
import { joinTestServer, type TestServerName } from './test-servers';

/** A migrated and seeded database of one test file. */
export interface TestDatabase {
  db: Db;
  pool: BoundedPool;
  connection: pg.ClientConfig;
  /** For a process that is started on this database. */
  url: string;
  /** Drops the database and leaves the server. */
  close(): Promise<void>;
}

/** How many may wait for a connection of a test's pool. */
export const TEST_MAX_WAITING = 600;
/** Longer than any wait of a busy machine: only tests of the wait itself shorten it. */
export const TEST_MAX_WAIT_MS = 60_000;
const TEMPLATE_LOCK = 7_316_009;

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(paths.migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(paths.migrations, name)));
  }
  return hash.digest('hex');
}

/** Makes the template once for each state of migrations and seeds; test files start together. */
async function ensureTemplate(admin: pg.Client, connection: pg.ClientConfig): Promise<string> {
  const seeds = await readSeeds(paths.seeds);
  const state = createHash('sha256').update(migrationsHash()).update(seeds.hash).digest('hex');
  const name = `template_${state.slice(0, 16)}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return name;
    const draft = `draft_${randomBytes(4).toString('hex')}`;
    await admin.query(`create database ${draft}`);
    await migrateDatabase({ ...connection, database: draft }, paths.migrations, (db) =>
      loadSeeds(db, seeds),
    );
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** A fresh copy of the seeded database on one of the test servers. */
export async function openTestDatabase(
  server: TestServerName = 'embedded',
  poolMax = 12,
): Promise<TestDatabase> {
  const postgres = await joinTestServer(server);
  const admin = new pg.Client({ ...postgres.connection });
  await admin.connect();
  const template = await ensureTemplate(admin, postgres.connection);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  const connection = { ...postgres.connection, database: name };
  const pool = new BoundedPool({
    ...connection,
    max: poolMax,
    maxWaiting: TEST_MAX_WAITING,
    maxWaitMs: TEST_MAX_WAIT_MS,
  });
  return {
    db: openDb(pool),
    pool,
    connection,
    url: `postgresql://postgres@/${name}?host=${encodeURIComponent(String(postgres.connection.host))}`,
    async close() {
      await pool.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await postgres.stop();
    },
  };
}
