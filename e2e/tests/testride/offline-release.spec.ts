import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startChild } from '../../fixtures/child-service';
import { openKept, setsInForce, WALK_INS } from '../../fixtures/device';
import { waitForHydration } from '../../fixtures/hydration';
import { waitForHtml } from '../../fixtures/isolated-site';
import { publishMutated, replaceText, rollBack } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { apiOrigin, releasesDir, scratchDir } from '../../site/addresses';

const OLD = 'Hop In. Ride Out.';
const NEW = 'Hop In. Ride Far.';

const shows = async (page: Page, tagline: string) => {
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(tagline)).toBeVisible();
};

test('a device that is offline meets a release, a rollback and the switch at its next visit, and no other page is touched', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/);
  await mkdir(scratchDir, { recursive: true });
  const folder = await mkdtemp(join(scratchDir, 'device-'));
  const store = join(folder, 'releases');
  await cp(releasesDir, store, { recursive: true });
  const startHost = (env: Record<string, string>) =>
    startChild('host/server/main.ts', {
      RELEASES_DIR: store,
      STATE_DIR: join(folder, 'state'),
      API_ORIGIN: apiOrigin,
      ...env,
    });
  let host = await startHost({ PORT: '0' });
  const { port, pid, log } = host;
  const site = { origin: `http://localhost:${port}`, store, pid, log };
  try {
    await openKept(page, site.origin);
    const inForce = () => setsInForce(context);
    const first = await inForce();
    expect(first).toHaveLength(1);
    const other = await context.newPage();
    await other.goto(`${site.origin}/test-ride`);
    expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await other.close();

    await context.setOffline(true);
    await publishMutated(store, 'mf-testride', '9.9.0', (draft) => replaceText(draft, OLD, NEW));
    await shows(page, OLD);
    await waitForHtml(site, WALK_INS, NEW);
    await context.setOffline(false);
    await shows(page, NEW);
    await expect.poll(inForce).toEqual([expect.not.stringMatching(first.join())]);
    await context.setOffline(true);
    await shows(page, NEW);

    await rollBack(store, 'mf-testride');
    await waitForHtml(site, WALK_INS, OLD);
    await context.setOffline(false);
    await shows(page, OLD);
    await expect.poll(inForce).toEqual(first);
    await context.setOffline(true);
    await shows(page, OLD);
    await context.setOffline(false);

    await host.stop();
    host = await startHost({ PORT: String(port), OFFLINE_PAGES: 'off' });
    await waitForHtml(site, WALK_INS, OLD);
    await shows(page, OLD);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left, { message: 'workers and caches' }).toEqual([0, 0]);
  } finally {
    await page.close();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
