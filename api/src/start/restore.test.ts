import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ORDER_REFERENCE_HEADER, readPaymentCheckout } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { ORDER_PATH, orderFields } from '../testing/orders';
import { makeSampleContent } from '../testing/sample-content';
import { type ApiProcess, removeBundles, spawnApi, whenEnded } from '../testing/spawn-api';
import { openTestDatabase } from '../testing/test-database';
import { availableServers } from '../testing/test-servers';

const run = promisify(execFile);
/** The embedded database comes without the programs that dump and restore: its folder is copied. */
const servers = availableServers().filter((name) => name !== 'embedded');
const folder = mkdtempSync(join(tmpdir(), 'motorbike-restore-'));
const content = makeSampleContent();
afterAll(() => {
  removeBundles();
  for (const one of [folder, content]) rmSync(one, { recursive: true, force: true });
});

const startOn = (url: string, dataDir: string) =>
  spawnApi({ DATABASE_URL: url, DATA_DIR: dataDir, CONTENT_DIST_DIR: content });

async function stop({ child }: ApiProcess): Promise<void> {
  const ended = whenEnded(child);
  child.kill('SIGTERM');
  await ended;
}

/** What a visitor sees of an order. */
async function readOrder({ url }: ApiProcess, reference: string): Promise<unknown> {
  const headers = { [ORDER_REFERENCE_HEADER]: reference };
  const answer = await fetch(url + callAddress(readPaymentCheckout), { headers });
  return { status: answer.status, body: await answer.json() };
}

/** Places an order. @returns its reference */
async function placeOrder({ url }: ApiProcess): Promise<string> {
  const body = new URLSearchParams(orderFields);
  const answer = await (await fetch(url + ORDER_PATH, { method: 'POST', body })).json();
  return answer.data.response_data.payment_entry_info.order_reference;
}

it('a copy of the data folder of a stopped site with the embedded database is served, with the orders of before', async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  const first = await startOn('', original);
  const reference = await placeOrder(first);
  const seen = await readOrder(first, reference);
  expect(seen).toMatchObject({ status: 200 });
  await stop(first);
  await run('cp', ['-a', original, copy]);
  rmSync(original, { recursive: true });

  const second = await startOn('', copy);
  expect(await readOrder(second, reference)).toEqual(seen);
  await stop(second);
});

for (const server of servers)
  it(`a backup of ${server} that is put into an empty database is served, with the orders of before`, async () => {
    const before = await openTestDatabase(server);
    const emptyName = `restored_${randomBytes(4).toString('hex')}`;
    await before.pool.query(`create database ${emptyName} template template0`);
    const restored = before.url.replace(/\/test_\w+/, `/${emptyName}`);
    try {
      const first = await startOn(before.url, join(folder, 'first'));
      const reference = await placeOrder(first);
      const seen = await readOrder(first, reference);
      expect(seen).toMatchObject({ status: 200 });

      // While the API serves: a dump is one moment of the database.
      const dump = join(folder, 'site.dump');
      await run('pg_dump', ['--format=custom', `--file=${dump}`, before.url]);
      await stop(first);
      await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored}`, dump]);
      cpSync(join(folder, 'first'), join(folder, 'second'), { recursive: true });

      const second = await startOn(restored, join(folder, 'second'));
      expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
      expect(await readOrder(second, reference)).toEqual(seen);
      await stop(second);
    } finally {
      await before.pool.query(`drop database if exists ${emptyName} with (force)`);
      await before.close();
    }
  });
