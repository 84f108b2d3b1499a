import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { apiHome } from '../platform/paths';
import { countMarked, keyOf, type MarkedWrite, markedWrite } from '../testing/marked-writes';
import { makeSampleContent } from '../testing/sample-content';
import { type ApiProcess, removeBundles, spawnApi, whenEnded } from '../testing/spawn-api';

const ROUNDS = 20;
const WRITERS = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-kill-'));
chmodSync(dataDir, 0o755);
const content = makeSampleContent();
afterAll(() => {
  removeBundles();
  for (const folder of [dataDir, content]) rmSync(folder, { recursive: true, force: true });
});

const newWrite = (turn: number): MarkedWrite => markedWrite(`kill-${turn}`, randomInt(2));

/** Sends a write; true when it was acknowledged, false when the process died under it. */
async function send({ url }: ApiProcess, write: MarkedWrite): Promise<boolean> {
  const answer = await fetch(url + write.path, {
    method: 'POST',
    headers: { 'idempotency-key': keyOf(write) },
    body: new URLSearchParams(write.fields),
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

async function countRows(marks: readonly string[]): Promise<Map<string, number>> {
  const postgres = await EmbeddedPostgres.start({
    dataDir,
    packageHome: apiHome,
    uid: 65_534,
    database: 'site',
  });
  const client = new pg.Client({ ...postgres.connection });
  await client.connect();
  const counts = await countMarked(client, marks);
  await client.end();
  await postgres.stop();
  return counts;
}

it('the API loses nothing and doubles nothing in 20 kills while orders and enquiries are written', async () => {
  const acknowledged: MarkedWrite[] = [];
  let open: MarkedWrite[] = [];
  let next = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every start is by itself: nothing is mended by hand in between.
    const api = await spawnApi({ DATA_DIR: dataDir, CONTENT_DIST_DIR: content });
    const goal = acknowledged.length + 8 + randomInt(25);
    const lost: MarkedWrite[] = [];
    let killed: Promise<unknown> | undefined;
    const writer = async () => {
      while (!killed) {
        next += 1;
        const write = open.pop() ?? newWrite(next);
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
  const all = [...acknowledged, ...open].map(({ mark }) => mark);
  const counts = await countRows(all);
  expect(all.filter((mark) => counts.get(mark) !== 1)).toEqual([]);
  expect(all.length).toBeGreaterThan(ROUNDS * 8);
}, 600_000); // 20 starts on a machine that does ten other things; alone it takes half a minute.
