import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { type ChildService, startChild } from '../../fixtures/child-service';
import { enquiriesOf } from '../../fixtures/database';
import { sendEnquiries } from '../../fixtures/enquiry-senders';
import { childRunning, freePort, threadPriorities } from '../../fixtures/processes';
import { expect, test } from '../../fixtures/test';
import { releasesDir, scratchDir } from '../../site/addresses';

const PHONE = '0000012345';

// Five turns of up to 90 s each, on a machine that is busy with other work.
test.setTimeout(600_000);

let folder: string;
let dataDir: string;
let site: ChildService;
test.beforeEach(async () => {
  await mkdir(scratchDir, { recursive: true });
  folder = await mkdtemp(join(scratchDir, 'kill-'));
  dataDir = join(folder, 'data');
  await cp(releasesDir, join(folder, 'releases'), { recursive: true });
  site = await startChild('scripts/serve-built.ts', {
    PORT: `${await freePort()}`,
    API_PORT: `${await freePort()}`,
    DATA_DIR: dataDir,
    RELEASES_DIR: join(folder, 'releases'),
    DATABASE_URL: '',
    // All visitors of this test are one phone at one address.
    RATE_LIMIT_WRITES: '0',
  });
});
test.afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('host, API and database are killed in turn and together while visitors write: the site comes back by itself, nothing is lost, nothing is there twice', async () => {
  const origin = `http://localhost:${site.port}`;
  const pidOf = {
    host: () => childRunning(site.pid, 'host/server/main.ts'),
    API: () => childRunning(site.pid, 'api/src/main.ts'),
    database: async () =>
      Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]),
  };
  const visitors = sendEnquiries({ origin, phone: PHONE, count: 4 });
  const expectService = async (step: string) => {
    const before = visitors.acknowledged.length;
    await expect
      .poll(() => visitors.acknowledged.length, {
        message: `writes after ${step}`,
        timeout: 90_000,
      })
      .toBeGreaterThan(before + 8);
    expect((await fetch(`${origin}/test-ride`)).status, `a page after ${step}`).toBe(200);
  };
  await expectService('the start');
  if (process.platform === 'linux') {
    // The loop that answers visitors goes before the threads that render.
    const host = await threadPriorities(await pidOf.host());
    expect(host.main).toBe(getPriority());
    expect(host.others.filter((priority) => priority > host.main).length).toBeGreaterThan(0);
  }
  for (const parts of [['host'], ['API'], ['database'], ['host', 'API', 'database']] as const) {
    const pids = await Promise.all(parts.map((part) => pidOf[part]()));
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expectService(`the end of ${parts.join(', ')}`);
  }
  await visitors.end();
  for (const line of [
    'The host was ended by SIGKILL. It is started again in 1 s.',
    'The host serves again.',
    'The API was ended by SIGKILL. It is started again in 1 s.',
    'The API serves again.',
    'embedded Postgres went away, starting it again',
    'embedded Postgres is back',
  ])
    expect(site.log(), 'what the site said').toContain(line);
  const kept = await enquiriesOf(dataDir, PHONE);
  await site.stop();
  expect(
    kept.filter((id, at) => kept.indexOf(id) !== at),
    'there twice',
  ).toEqual([]);
  expect([...kept].sort()).toEqual([...visitors.acknowledged].sort());
});
