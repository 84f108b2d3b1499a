import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrateDatabase } from './migrate';

let test: TestDatabase;
let folder: string;
let dump: pg.Client;
let visitor: pg.Client;
let watcher: pg.Client;
beforeAll(async () => {
  test = await openTestDatabase();
  [dump, visitor, watcher] = await Promise.all([connect(), connect(), connect()]);
  folder = mkdtempSync(join(tmpdir(), 'motorbike-migrate-'));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, '0000_note.sql'), 'ALTER TABLE "payment" ADD COLUMN "note" text;');
  const entry = { idx: 0, version: '7', when: 4_000_000_000_000, tag: '0000_note' };
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ ...entry, breakpoints: true }],
  };
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
});
afterAll(async () => {
  await Promise.all([dump, visitor, watcher].map((client) => client.end()));
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(test.connection);
  await client.connect();
  return client;
}

/** Until the migration stands in the queue for the table. */
async function isWaiting(): Promise<void> {
  const found = await watcher.query(
    "select 1 from pg_locks where relation = 'payment'::regclass and not granted",
  );
  if (found.rowCount) return;
  await wait(5);
  await isWaiting();
}

it('a migration that waits for a table, as while it is dumped, keeps nobody else from it, and is done when the table is free', async () => {
  await dump.query('begin; lock table payment in access share mode');
  const seeded = jest.fn(async () => undefined);
  const log = jest.fn();
  const migrated = migrateDatabase(test.connection, folder, seeded, { lockMs: 100, log });
  await isWaiting();
  // As the API asks, which gives up after some seconds.
  await visitor.query("set statement_timeout = '8s'");
  await expect(visitor.query('select count(*) from payment')).resolves.toBeDefined();
  expect(seeded).not.toHaveBeenCalled();
  await dump.query('commit');
  await migrated;
  expect(log).toHaveBeenCalledWith(expect.stringContaining('wait for a table'));
  expect(seeded).toHaveBeenCalledTimes(1);
  await expect(visitor.query('select note from payment')).resolves.toBeDefined();
});
