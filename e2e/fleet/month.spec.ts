import { join } from 'node:path';
import { hostDir } from '@site/federation/workspace';
import { planMonth } from '../fixtures/month/plan-month';
import { replayMonth } from '../fixtures/month/replay-month';
import { expect, test } from '../fixtures/test';
import { releasesDir } from '../site/addresses';
import { startBenchSite } from '../tools/bench-site';

// A release is in force within seconds; a machine that is busy makes minutes of thirty of them.
test.setTimeout(600_000);

test('a third of a month of three teams, with ten visitors at work: no view fails but those of the bad trial, and no release changes a file of another', async () => {
  const counts = { releases: 30, rollbacks: 6, canaries: 3, bad: 1 };
  const { origin, store, stop } = await startBenchSite(releasesDir);
  try {
    const site = { origin, store, hostDist: join(hostDir, 'dist') };
    const month = await replayMonth(site, planMonth(counts));
    console.log(
      `${month.seen} views whole, ${month.failed.length} failed, ${month.failedInTrials} in the bad trial`,
    );
    const { release, canary, rollback, 'bad-canary': bad } = month.done;
    expect([release + canary + bad, rollback, canary + bad, bad]).toEqual(Object.values(counts));
    expect(month.failed).toEqual([]);
    expect(month.changed).toEqual([]);
    expect(month.seen).toBeGreaterThan(100);
  } finally {
    await stop();
  }
});
