import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { apiHome } from '../platform/paths';
import { makeContentFixture } from '../testing/content-fixture';
import { orderFields } from '../testing/orders';
import { type ApiProcess, removeBundle, spawnApi, whenEnded } from '../testing/spawn-api';

const ROUNDS = 20;
const WRITERS = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-kill-'));
chmodSync(dataDir, 0o755);
const content = makeContentFixture();
afterAll(() => {
  removeBundle();
  for (const folder of [dataDir, content]) rmSync(folder, { recursive: true, force: true });
});

interface Write {
  key: string;
  path: string;
  fields: Record<string, string>;
}

/** The key goes into a column, so that the rows of one key can be counted. */
function newWrite(key: string): Write {
  const source = `kill-${key}`;
  if (randomInt(2) === 0) {
    return { key, path: '/order/preorder/create', fields: { ...orderFields, source } };
  }
  const fields = {
    category: 'Test ride',
    testride_status: 'Scheduled',
    campaign_id: '147',
    name: 'Asha Rao',
    phone_number: '0000012345',
    source,
  };
  return { key, path: '/enquiries/create', fields };
}

/** Sends a write; true when it was acknowledged, false when the process died under it. */
async function send({ url }: ApiProcess, { key, path, fields }: Write): Promise<boolean> {
  const answer = await fetch(`${url}/api/v2/ev${path}`, {
    method: 'POST',
    headers: { 'idempotency-key': `kill-round-${key}` },
    body: new URLSearchParams(fields),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => undefined); // The answer is lost with the process.
  if (!answer) return false;
  // Busy is what a process may still say whose database was killed a moment earlier.
  if (answer.status !== 503) expect(answer).toMatchObject({ status: 200 });
  return answer.status === 200;
}

/** Kills the process; `isWhole` takes the database server with it, like a container's end. */
function kill(api: ApiProcess, isWhole: boolean): Promise<unknown> {
  const ended = whenEnded(api.child);
  if (isWhole) {
    const pid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
    process.kill(Number(pid), 'SIGKILL');
  }
  api.child.kill('SIGKILL');
  return ended;
}

async function countRows(sources: readonly string[]): Promise<Map<string, number>> {
  const postgres = await EmbeddedPostgres.start({
    dataDir,
    packageHome: apiHome,
    uid: 65_534,
    database: 'site',
  });
  const client = new pg.Client({ ...postgres.connection });
  await client.connect();
  const { rows } = await client.query<{ source: string; count: number }>(
    `select source, count(*)::int as count
     from (select source from enquiry union all select source from sales_order) as written
     where source = any($1) group by source`,
    [sources],
  );
  await client.end();
  await postgres.stop();
  return new Map(rows.map((row) => [row.source, row.count]));
}

it('loses nothing and doubles nothing in 20 kills while orders and enquiries are written', async () => {
  const acknowledged: Write[] = [];
  let open: Write[] = [];
  let next = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every start is by itself: nothing is mended by hand in between.
    const api = await spawnApi({ DATA_DIR: dataDir, CONTENT_DIST_DIR: content });
    const goal = acknowledged.length + 8 + randomInt(25);
    const lost: Write[] = [];
    let killed: Promise<unknown> | undefined;
    const writer = async () => {
      while (!killed) {
        next += 1;
        const write = open.pop() ?? newWrite(String(next));
        if (await send(api, write)) acknowledged.push(write);
        else lost.push(write);
        if (acknowledged.length >= goal) killed ??= kill(api, round % 2 === 1);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await killed;
    open = [...open, ...lost];
  }
  const last = await spawnApi({ DATA_DIR: dataDir, CONTENT_DIST_DIR: content });
  for (const write of open) expect(await send(last, write)).toBe(true);
  last.child.kill('SIGTERM');
  expect((await whenEnded(last.child)).code).toBe(0);
  const all = [...acknowledged, ...open].map((write) => `kill-${write.key}`);
  const counts = await countRows(all);
  expect(all.filter((source) => counts.get(source) !== 1)).toEqual([]);
  expect(all.length).toBeGreaterThan(ROUNDS * 8);
}, 600_000); // 20 starts on a machine that does ten other things; alone it takes half a minute.
