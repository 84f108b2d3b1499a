import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLead } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { apiHome } from '../../platform/paths';
import { makeSampleContent } from '../../testing/sample-content';
import { type ApiProcess, removeBundles, spawnApi, whenEnded } from '../../testing/spawn-api';
import {
  type Command,
  interruptWhileConnecting,
  spawnCommand,
  spawnCommandToEnd,
} from '../../testing/spawn-command';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-commands-'));
chmodSync(dataDir, 0o755);
const content = makeSampleContent();
const emptyName = `empty_${process.pid}`;
/** A server's database where nothing was ever done: what people move into. */
let emptyUrl: string;
let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
  await server.db.execute(sql.raw(`create database ${emptyName}`));
  emptyUrl = server.url.replace(/\/test_\w+/, `/${emptyName}`);
});
afterAll(async () => {
  await server.db.execute(sql.raw(`drop database ${emptyName} with (force)`));
  await server.close();
  removeBundles();
  for (const folder of [dataDir, content]) rmSync(folder, { recursive: true, force: true });
});

/** Runs a command on the embedded database of a data folder. */
const runIn = (folder: string, command: Command, ...args: string[]) =>
  spawnCommandToEnd({ DATA_DIR: folder }, command, ...args);

const run = (command: Command, ...args: string[]) => runIn(dataDir, command, ...args);

/** True while the embedded Postgres runs, or has left its lock. */
const isPostgresUp = () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

async function stop(api: ApiProcess): Promise<void> {
  const ended = whenEnded(api.child);
  api.child.kill('SIGTERM');
  await ended;
}

it('the command db:migrate loads no seeds that name a picture which the content does not have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-content-'));
  mkdirSync(join(folder, 'img'));
  writeFileSync(join(folder, 'img/manifest.json'), '{}');
  const { code, output } = await spawnCommandToEnd(
    { DATA_DIR: folder, CONTENT_DIST_DIR: folder },
    'migrate',
  );
  expect(code).toBe(1);
  expect(output).toContain(
    'products.json at 0.variants.0.items.0.images.0: There is no picture "one-red-cutout"',
  );
  expect(readdirSync(folder)).not.toContain('postgres');
  rmSync(folder, { recursive: true });
});

it('the command export says in a line that the API was never started on the database', async () => {
  expect(await run('export', 'orders')).toMatchObject({
    code: 1,
    output: 'This database has no tables yet: start the API on it once.\n',
  });
  expect(isPostgresUp()).toBe(false);
});

it('the command migrate makes the tables and loads the seeds, also where that is done already', async () => {
  // The embedded database of a folder of its own: the other commands want one that was never started.
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-migrate-'));
  chmodSync(folder, 0o755);
  try {
    for (const _time of ['first', 'again'])
      expect(await runIn(folder, 'migrate')).toMatchObject({
        code: 0,
        output: expect.stringContaining('"event":"migrated"'),
      });
    const { code, output } = await runIn(folder, 'export', 'orders');
    expect(code).toBe(0);
    expect(output).toMatch(/^tracking_id,[^\n]+\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('a command while the API runs', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await spawnApi({ DATA_DIR: dataDir, CONTENT_DIST_DIR: content });
    const body = new URLSearchParams({ name: 'Asha Rao', phone_number: '0000012345' });
    await fetch(api.url + callAddress(createLead), { method: 'POST', body });
  });
  afterAll(() => stop(api));

  it('refuses an option and a word too many, and writes no file of that name', async () => {
    const before = readdirSync(apiHome);
    for (const args of [
      ['orders', '-o'],
      ['orders', 'a.csv', 'b.csv'],
    ])
      expect(await run('export', ...args)).toEqual({
        code: 1,
        output: `What is "${args.at(-1)}"? Say: pnpm --filter api export <what> [file]\n`,
      });
    expect(await run('export', 'orders', '--help')).toEqual({
      code: 0,
      output: 'pnpm --filter api export <what> [file]\n',
    });
    expect(await run('migrate', '--dry-run')).toMatchObject({ code: 1 });
    expect(readdirSync(apiHome)).toEqual(before);
  });

  it('exports into a file of the folder from which it was called, and says where', async () => {
    const env = { DATA_DIR: dataDir, INIT_CWD: dataDir };
    const file = join(dataDir, 'enquiries.csv');
    expect(await spawnCommandToEnd(env, 'export', 'enquiries', 'enquiries.csv')).toEqual({
      code: 0,
      output: `Written: ${file}\n`,
    });
    expect(existsSync(file)).toBe(true);
  });

  it('exports into a file that only its owner can read, and leaves the database up', async () => {
    const file = join(dataDir, 'leads.csv');
    // One that all may read is there already.
    writeFileSync(file, 'the last export', { mode: 0o644 });
    expect(await run('export', 'leads', file)).toEqual({
      code: 0,
      output: `Written: ${file}\n`,
    });
    // Without the mark at its beginning a spreadsheet reads names in Indian scripts as signs of another alphabet.
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\ufefftracking_id,[^\n]+\nL-[^\n]+Asha Rao[^\n]+\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  });

  it('lets mails be tried again, and says in a line that an order has none', async () => {
    expect(await run('resend-mails')).toEqual({
      code: 0,
      output: 'Mails that are tried again: 0.\n',
    });
    expect(await run('resend-mails', 'O-222222222222')).toEqual({
      code: 1,
      output: 'No mail of the order O-222222222222 was given up.\n',
    });
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  });

  it('tells what is held about a person, and removes it', async () => {
    const phone = '0000054321';
    const body = new URLSearchParams({ name: 'Ravi Menon', phone_number: phone });
    await fetch(api.url + callAddress(createLead), { method: 'POST', body });
    const shown = await run('person', 'show', '+91 00000 54321');
    expect(shown.code).toBe(0);
    expect(JSON.parse(shown.output)).toMatchObject({
      leads: [{ name: 'Ravi Menon', phone }],
      enquiries: [],
    });
    const erased = await run('person', 'erase', phone);
    expect(JSON.parse(erased.output)).toMatchObject({ removed: { leads: 1 }, kept: [] });
    expect(JSON.parse((await run('person', 'show', phone)).output)).toMatchObject({ leads: [] });
  });

  it('says in a line what it wants of whoever asks for no person, or for something else', async () => {
    const usage = 'pnpm --filter api person <show|erase> <phone>';
    expect(await run('person', 'forget', '0000054321')).toEqual({
      code: 1,
      output: `Say: ${usage}\n`,
    });
    expect(await run('person', 'erase', '12345')).toEqual({
      code: 1,
      output: `"12345" is no phone number of ten digits. Say: ${usage}\n`,
    });
  });

  it('says in a line that no order has a number', async () => {
    expect(await run('order', 'O-222222222222')).toEqual({
      code: 1,
      output: 'No order and no payment has the number "O-222222222222".\n',
    });
    expect(await run('order')).toEqual({
      code: 1,
      output: 'Say: pnpm --filter api order <number>\n',
    });
  });

  it('says in a line what it wants of whoever decides on an order, and that no order has the number', async () => {
    const why = ['Meera', 'The rest came by bank transfer.'];
    expect(await run('decide-order', 'O-222222222222', 'stands', ...why)).toEqual({
      code: 1,
      output: 'No order has the number "O-222222222222".\n',
    });
    for (const words of [
      ['perhaps', ...why],
      ['stands', 'Meera', ' '],
    ])
      expect(await run('decide-order', 'O-222222222222', ...words)).toEqual({
        code: 1,
        output:
          'Say: pnpm --filter api order:decide <tracking-id> <stands|cancelled> <who> <why>\n',
      });
  });

  it('refuses to move, since the next rows would be lost', async () => {
    expect(await run('move', emptyUrl)).toEqual({
      code: 1,
      output: 'The API is running on this database. Stop it first, or its next rows are lost.\n',
    });
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  });
});

describe('a command when the API is stopped', () => {
  it('exports to standard output, and stops the database that it started', async () => {
    const { code, output } = await run('export', 'leads');
    expect(code).toBe(0);
    expect(output).toMatch(/^tracking_id,[^\n]+\nL-[^\n]+Asha Rao[^\n]+\n$/);
    expect(isPostgresUp()).toBe(false);
  });

  it('stops the database that it started when it is interrupted', async () => {
    let wasUp = false;
    const ended = await interruptWhileConnecting(
      'SIGINT',
      (url) => spawnCommand({ DATA_DIR: dataDir }, 'move', url),
      () => {
        wasUp = isPostgresUp();
      },
    );
    expect({ wasUp, isUp: isPostgresUp() }).toEqual({ wasUp: true, isUp: false });
    expect(ended).toEqual({ signalCode: 'SIGINT', output: '' });
  });

  it('says in one line which target it wants, or cannot reach', async () => {
    expect(await run('move')).toEqual({
      code: 1,
      output: 'Name the target: db:move postgresql://user:password@host/database\n',
    });
    const { code, output } = await run('move', 'postgresql://nobody@127.0.0.1:1/none');
    expect(code).toBe(1);
    expect(output).toMatch(/^Cannot reach the target: [^\n]+\n$/);
    expect(isPostgresUp()).toBe(false);
  });

  it('moves everything into an empty database, once', async () => {
    const first = await run('move', emptyUrl);
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Moved \d+ rows of \d+ tables, compared and equal\.\nNow set /,
      ),
    });
    expect(isPostgresUp()).toBe(false);
    const target = new pg.Client({ connectionString: emptyUrl });
    await target.connect();
    const { rows } = await target.query('select name from lead');
    await target.end();
    expect(rows).toEqual([{ name: 'Asha Rao' }]);
    expect(await run('move', emptyUrl)).toEqual({
      code: 1,
      output: 'The target already has rows in lead. Nothing was changed.\n',
    });
  });
});
