import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { hostDir, releasesDir } from '@site/federation';
import { startChild } from '../fixtures/child-service';
import { planMonth } from '../fixtures/month/plan-month';
import { type Month, replayMonth } from '../fixtures/month/replay-month';
import { freePort } from '../fixtures/processes';
import { repoRoot, scratchDir } from '../site/addresses';

/**
 * `pnpm bench month`: a month in the life of three teams (100 releases, 10 of them trials, 3 of these bad, and 20
 * rollbacks) with ten visitors at work, on a copy of the store, with a host and an API of its own. Prints the table
 * and writes docs/figures/month.json; what the host logged is printed when a view failed outside of a bad trial.
 */
const COUNTS = { releases: 100, rollbacks: 20, canaries: 10, bad: 3 };

const half = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

function report({ done, times, ...month }: Month, seconds: number) {
  const actions = Object.keys(done) as (keyof Month['done'])[];
  return {
    at: new Date().toISOString(),
    seconds,
    loadAverage: loadavg().map(Math.round),
    actions: actions.map((action) => ({
      action,
      done: done[action],
      medianMs: half(times[action]),
      longestMs: Math.round(Math.max(...times[action])),
    })),
    views: month.seen,
    waitingPages: month.waited,
    failed: month.failed.map(({ problem }) => problem),
    failedInBadTrials: month.failedInTrials,
    changedFolders: month.changed.length,
  };
}

await mkdir(scratchDir, { recursive: true });
const folder = await mkdtemp(join(scratchDir, 'month-'));
const store = join(folder, 'releases');
await cp(process.env['E2E_RELEASES_DIR'] || releasesDir(), store, { recursive: true });
const apiPort = await freePort();
const api = await startChild(
  'scripts/serve-built.ts',
  { API_PORT: `${apiPort}`, DATA_DIR: join(folder, 'data') },
  ['api'],
);
const host = await startChild('host/server/main.ts', {
  PORT: '0',
  RELEASES_DIR: store,
  STATE_DIR: join(folder, 'state'),
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  LOG_LEVEL: 'error',
});
try {
  const origin = `http://127.0.0.1:${host.port}`;
  const started = performance.now();
  const site = { origin, store, hostDist: join(hostDir, 'dist') };
  const month = await replayMonth(site, planMonth(COUNTS));
  const result = report(month, Math.round((performance.now() - started) / 1_000));
  console.table(result.actions);
  console.log(
    `${result.views} views whole, ${result.waitingPages} were asked to come again, ${result.failed.length} failed, ${result.failedInBadTrials} failed in the bad trials' share; ` +
      `${result.changedFolders} folders of other releases or of the host changed; ${result.seconds} s`,
  );
  const file = join(repoRoot, 'docs/figures/month.json');
  if (result.failed.length > 0) console.log(host.log());
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await host.stop();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}
