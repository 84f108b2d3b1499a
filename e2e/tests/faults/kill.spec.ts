import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChildService, startChild } from '../../fixtures/child-service';
import { enquiriesOf } from '../../fixtures/database';
import { childRunning, freePort } from '../../fixtures/processes';
import { expect, test } from '../../fixtures/test';
import { releasesDir, scratchDir } from '../../site/addresses';

const PHONE = '0000012345';

/** Enquiries that are sent one after the other, as visitors do, each until it is acknowledged. */
class Visitors {
  readonly acknowledged: string[] = [];
  #isOver = false;
  #sent = 0;
  readonly #all: Promise<void>[];

  constructor(
    private readonly origin: string,
    count: number,
  ) {
    this.#all = Array.from({ length: count }, () => this.#visit());
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#all);
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      this.#sent += 1;
      await this.#sendUntilAcknowledged(`visitor-key-${this.#sent}`);
    }
  }

  /** The form's own way: the same key again until there is an answer. */
  async #sendUntilAcknowledged(key: string): Promise<void> {
    for (;;) {
      const id = await this.#send(key).catch(() => undefined);
      if (id) return void this.acknowledged.push(id);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #send(key: string): Promise<string | undefined> {
    const response = await fetch(`${this.origin}/api/v2/ev/enquiries/create`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: new URLSearchParams({
        category: 'Test ride',
        testride: '1-none',
        country: 'India',
        name: 'Asha Rao',
        email: 'asha@rider.example',
        phone_number: PHONE,
        enquiried_for_item: 'Vayu One',
      }),
      signal: AbortSignal.timeout(20_000),
    });
    const { data } = (await response.json()) as {
      data?: { response_data?: { e_tracking_id?: string } };
    };
    return response.ok ? data?.response_data?.e_tracking_id : undefined;
  }
}

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
  const visitors = new Visitors(origin, 4);
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
  for (const parts of [['host'], ['API'], ['database'], ['host', 'API', 'database']] as const) {
    const pids = await Promise.all(parts.map((part) => pidOf[part]()));
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expectService(`the end of ${parts.join(', ')}`);
  }
  await visitors.end();
  expect(site.log()).toContain('The host was ended by SIGKILL. It is started again in 1 s.');
  expect(site.log()).toContain('The API serves again.');
  await site.stop();

  const kept = await enquiriesOf(dataDir, PHONE);
  expect(
    kept.filter((id, at) => kept.indexOf(id) !== at),
    'there twice',
  ).toEqual([]);
  expect([...kept].sort()).toEqual([...visitors.acknowledged].sort());
});
