import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { testConfig } from '../../testing/test-api';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { connectDatabase, type Database } from './connect';
import type { Db } from './db';

let test: TestDatabase;
let dataDir: string;
let database: Database;
beforeAll(async () => {
  test = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'motorbike-connect-'));
  const config = testConfig(dataDir, {
    DATABASE_URL: test.url,
    DB_POOL_MAX: '3',
    DB_POOL_READS: '2',
  });
  database = await connectDatabase(config, () => undefined);
});
afterAll(async () => {
  await database.close();
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let letGo: () => void;
let used: Promise<unknown>[];
beforeEach(() => {
  used = [];
});
afterEach(async () => {
  letGo();
  await Promise.allSettled(used);
});

/** Uses a connection until the test is over. @throws when there is none in time */
function use(db: Db, isOver: Promise<void>): Promise<void> {
  return new Promise((isUsed, fail) => {
    const use = db.transaction(async () => {
      isUsed();
      await isOver;
    });
    used.push(use);
    use.catch(fail);
  });
}

it('a write has a connection while reads use all of theirs, and who asks whether the database answers while both do', async () => {
  const isOver = new Promise<void>((done) => {
    letGo = done;
  });
  await use(database.reads, isOver);
  await use(database.reads, isOver);
  await use(database.db, isOver);
  expect((await database.probe.execute(sql`select 1`)).rows).toHaveLength(1);
});
