import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { apiHome } from '../../paths';
import { EmbeddedPostgres } from './embedded-postgres';
import { socketDirFor } from './socket-dir';

/** A cluster that was made once; most tests start on a copy, since making one takes seconds. */
let madeBefore: string;
let dataDir: string;
const opened: EmbeddedPostgres[] = [];
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-pg-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
beforeAll(async () => {
  madeBefore = newDataDir();
  dataDir = madeBefore;
  await (await start()).stop();
});
afterAll(() => rmSync(madeBefore, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  for (const postgres of opened.splice(0)) await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(log?: (line: string) => void): Promise<EmbeddedPostgres> {
  const postgres = await EmbeddedPostgres.start({
    dataDir,
    packageHome: apiHome,
    uid: 65_534,
    database: 'site',
    ...(log ? { log } : {}),
  });
  opened.push(postgres);
  return postgres;
}

/** Starts on a copy of the cluster. */
function startOnCopy(log?: (line: string) => void): Promise<EmbeddedPostgres> {
  execFileSync('cp', ['-a', join(madeBefore, 'postgres'), dataDir]);
  return start(log);
}

async function query<T extends pg.QueryResultRow>(postgres: EmbeddedPostgres, sql: string) {
  const client = new pg.Client({ ...postgres.connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = (): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = (): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

it('the embedded Postgres starts durable, on a socket only, and stops with the last user', async () => {
  const first = await startOnCopy();
  const settings = await query<{ name: string; setting: string }>(
    first,
    "select name, setting from pg_settings where name in ('fsync','synchronous_commit','full_page_writes','listen_addresses')",
  );
  expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
  });
  const second = await start();
  await query(first, 'create table t (n int)');
  await first.stop(); // The starter leaves; the server stays for the one who joined.
  expect(await query(second, 'select * from t')).toEqual([]);
  await second.stop();
  expect(isRunning()).toBe(false);
});

it('the embedded Postgres is one cluster when several start it at once on an empty folder', async () => {
  const all = await Promise.all([start(), start(), start()]);
  const ids = await Promise.all(
    all.map((postgres) =>
      query<{ id: string }>(
        postgres,
        'select system_identifier::text as id from pg_control_system()',
      ),
    ),
  );
  expect(new Set(ids.map(([row]) => row?.id)).size).toBe(1);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.init-'))).toEqual([]);
});

it('the embedded Postgres comes up again with every committed row after the server is killed', async () => {
  let cameBack: () => void;
  const lost = new Promise<void>((done) => {
    cameBack = done;
  });
  const postgres = await startOnCopy(() => cameBack());
  await query(postgres, 'create table t (n int); insert into t values (1)');
  process.kill(serverPid(), 'SIGKILL');
  await lost;
  // The supervisor has seen it and starts the server again; a new user joins that one.
  const again = await start();
  expect(await query(again, 'select n from t')).toEqual([{ n: 1 }]);
});

/** Resolves when the log has said so, this many times. */
function whenTold(log: EventEmitter, what: RegExp, times: number): Promise<void> {
  let left = times;
  return new Promise((done) => {
    log.on('line', (line: string) => {
      if (what.test(line)) left -= 1;
      if (left === 0) done();
    });
  });
}

it('the embedded Postgres is never given up: one that could not be started again is back once the cause is mended', async () => {
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  const hidden = join(dataDir, 'PG_VERSION.hidden');
  const log = new EventEmitter();
  const postgres = await startOnCopy((line) => log.emit('line', line));
  const failed = whenTold(log, /cannot be started again/, 2);
  const isBack = whenTold(log, /is back/, 1);
  renameSync(version, hidden);
  process.kill(serverPid(), 'SIGKILL');
  await failed;
  renameSync(hidden, version);
  await isBack;
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('the embedded Postgres ignores what a killed first start left behind', async () => {
  execFileSync('mkdir', ['-p', join(dataDir, 'postgres.init-dead')]);
  writeFileSync(join(dataDir, 'postgres.init-dead', 'PG_VERSION'), '17');
  const postgres = await startOnCopy();
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('the embedded Postgres says in one line that a cluster of another version must be moved first', async () => {
  execFileSync('mkdir', ['-p', join(dataDir, 'postgres')]);
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534', join(dataDir, 'postgres')]);
  await expect(start()).rejects.toThrow(/was made by Postgres 16/);
});

it('the embedded Postgres keeps the socket in a short folder when the data folder is deep', () => {
  const deep = join('/srv', 'x'.repeat(120));
  expect(socketDirFor(deep).length).toBeLessThan(90);
  expect(socketDirFor(deep)).toBe(socketDirFor(deep));
  expect(socketDirFor(`${deep}y`)).not.toBe(socketDirFor(deep));
  expect(socketDirFor('/srv/site/.data')).toBe('/srv/site/.data/run');
});
