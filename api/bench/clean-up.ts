import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { sql } from 'drizzle-orm';
import { cleanUp } from '../src/start/ops/clean-up';
import { openTestDatabase } from '../src/testing/test-database';
import { benchServers } from './bench-servers';

/*
 * `pnpm bench clean-up [millions]`: so many old Idempotency-Keys, removed by the clean-up while a reader
 * measures how long the database makes others wait.
 */
/** Older than the nine days that keys live. */
const OLDER_THAN_ANY_LIMIT = '10 days';
const millions = Number(process.argv[2]) || 10;
const rows = millions * 1_000_000;
const [server] = benchServers();
const database = await openTestDatabase(server);
const uploadsDir = mkdtempSync(join(tmpdir(), 'motorbike-bench-'));
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

const filling = performance.now();
const admin = await database.pool.connect();
await admin.query('set statement_timeout = 0');
await admin.query(
  `insert into idempotency_key (key, route, body_hash, status, answer, created_at)
   select 'bench-' || n, '${callAddress(createOrder)}', md5(n::text), 200, '{"status":200}',
     now() - interval '${OLDER_THAN_ANY_LIMIT}' - n * interval '10 milliseconds'
   from generate_series(1, ${rows}) as n`,
);
await admin.query('analyze idempotency_key');
admin.release();
console.log(`${rows} keys made in ${seconds(filling)} s`);

const waits: number[] = [];
const reader = setInterval(async () => {
  const asked = performance.now();
  await database.db.execute(sql`select count(*) from product`);
  waits.push(performance.now() - asked);
}, 100);
const print = (line: object) => console.log(JSON.stringify(line));
const retention = { contactDays: 730, applicationDays: 365 };
const log = { info: print, warn: print, error: print };
for (let round = 1, left = rows; left > 0; round += 1) {
  const began = performance.now();
  await cleanUp({ db: database.db, uploadsDir, retention, log }, new Date());
  const { rows: counted } = await database.pool.query<{ left: number }>(
    "select count(*)::int as left from idempotency_key where key like 'bench-%'",
  );
  const before = left;
  left = counted[0]?.left ?? 0;
  if (left === before)
    throw new Error(`The clean-up removes none of the ${left} keys that are left.`);
  console.log(`round ${round}: ${seconds(began)} s, ${left} left`);
}
clearInterval(reader);
waits.sort((a, b) => a - b);
console.log(
  `a read beside it waited ${Math.round(waits[Math.floor(waits.length / 2)] ?? 0)} ms (median), ${Math.round(waits.at(-1) ?? 0)} ms at most`,
);
await database.close();
rmSync(uploadsDir, { recursive: true, force: true });
