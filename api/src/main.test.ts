import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLead, listDealerStates } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { sql } from 'drizzle-orm';
import { makeSampleContent } from './testing/sample-content';
import { removeBundles, spawnApi, spawnToEnd, whenEnded } from './testing/spawn-api';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-main-'));
chmodSync(dataDir, 0o755);
const content = makeSampleContent();
let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await openTestDatabase();
  env = { DATA_DIR: dataDir, CONTENT_DIST_DIR: content, DATABASE_URL: database.url };
});
afterAll(async () => {
  await database.close();
  removeBundles();
  for (const folder of [dataDir, content]) rmSync(folder, { recursive: true, force: true });
});

it('the API ends with one line when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await spawnToEnd({ ...env, API_PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Free it, or set API_PORT to another one.`,
  );
});

it('the API ends with one line when a setting is wrong or the database cannot be reached', async () => {
  const [setting, unreachable] = await Promise.all([
    spawnToEnd({ ...env, LOG_LEVEL: 'loud' }),
    spawnToEnd({ ...env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
  ]);
  expect(setting).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^LOG_LEVEL must be[^\n]+\n$/),
  });
  expect(unreachable.code).toBe(1);
  expect(unreachable.output).toMatch(/Cannot reach the database: [^\n]+\n$/);
});

it('the API can be started twice at once on an empty database: migrations run once, both serve', async () => {
  const name = `empty_${process.pid}`;
  await database.db.execute(sql.raw(`create database ${name}`));
  const url = database.url.replace(/\/test_\w+/, `/${name}`);
  const both = await Promise.all([1, 2].map(() => spawnApi({ ...env, DATABASE_URL: url })));
  const answers = await Promise.all(
    both.map(async (api) => (await fetch(api.url + callAddress(listDealerStates))).status),
  );
  expect(answers).toEqual([200, 200]);
  for (const { child } of both) child.kill('SIGTERM');
  const codes = await Promise.all(both.map(({ child }) => whenEnded(child)));
  expect(codes.map(({ code }) => code)).toEqual([0, 0]);
  await database.db.execute(sql.raw(`drop database ${name} with (force)`));
});

it('the API finishes a request that is running when it is told to stop', async () => {
  const api = await spawnApi(env);
  const body = new URLSearchParams({ name: 'Asha Rao', phone_number: '0000012345' }).toString();
  const status = new Promise<number | undefined>((done, fail) => {
    const call = request(
      api.url + callAddress(createLead),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': body.length,
          expect: '100-continue',
        },
      },
      (response) => {
        response.resume();
        done(response.statusCode);
      },
    );
    call.once('error', fail);
    // The server has the head of the request and waits for its body: now it is told to stop.
    call.once('continue', () => {
      call.write(body.slice(0, 10));
      api.child.kill('SIGTERM');
      const finish = () => {
        if (!api.output().includes('"stopping"')) return;
        api.child.stdout?.off('data', finish);
        call.end(body.slice(10));
      };
      api.child.stdout?.on('data', finish);
    });
    call.flushHeaders();
  });
  expect(await status).toBe(200);
  expect((await whenEnded(api.child)).code).toBe(0);
});
