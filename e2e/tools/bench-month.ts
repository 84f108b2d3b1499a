import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { hostDir } from '@site/federation';
import { planMonth } from '../fixtures/month/plan-month';
import { type Month, replayMonth } from '../fixtures/month/replay-month';
import { repoRoot } from '../site/addresses';
import { startBenchSite } from './bench-site';

/**
 * `pnpm bench month [releases]`: a month in the life of three teams (100 releases, 10 of them trials, 3 of these bad, and 20
 * rollbacks) with ten visitors at work, on a copy of the store, with a host and an API of its own. Prints the table
 * and writes docs/figures/month.json; what the host logged is printed when a view failed outside of a bad trial. With another number of releases the rest is in proportion.
 */
const RELEASES = Number(process.argv[2]) || 100;
const COUNTS = {
  releases: RELEASES,
  rollbacks: Math.round(RELEASES / 5),
  canaries: Math.round(RELEASES / 10),
  bad: Math.max(1, Math.round(RELEASES / 33)),
};

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

const { origin, store, log, stop } = await startBenchSite();
try {
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
  if (result.failed.length > 0) console.log(log());
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await stop();
}
