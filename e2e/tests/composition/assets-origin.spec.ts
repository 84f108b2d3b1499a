import { mergeTests } from '@playwright/test';
import { test as cdnTest } from '../../fixtures/cdn';
import { keptSets, openKept } from '../../fixtures/device';
import { expectShellAlive, faultCard } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test as siteTest } from '../../fixtures/test';

const test = mergeTests(siteTest, cdnTest);

test('remotes run from another origin, none of their files from the site; a changed one is refused, and a kept page needs neither', async ({
  page,
  context,
  startSite,
  cdn,
  consoleGuard,
}) => {
  const site = await startSite(undefined, { ASSETS_ORIGIN: cdn.origin });
  cdn.from = site.origin;
  // From the start: what the browser has fetched ahead it does not ask for again.
  cdn.changes = /\/mf-dealers\/.*\/src_pages/;
  consoleGuard.allow(/integrity|RemoteFault|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const fromSite: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.origin}/releases/`)) fromSite.push(request.url());
  });

  await page.goto(`${site.origin}/test-ride`);
  await waitForHydration(page);
  expect(cdn.asked.join()).toMatch(/\/releases\/mf-testride\/[^/]+\/web\/remoteEntry/);

  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.locator('main [data-mf^="mf-catalog@"] h1').first()).toBeVisible();
  expect(cdn.asked.join()).toMatch(/\/releases\/mf-catalog\//);
  expect(fromSite).toEqual([]);

  await page.goto(`${site.origin}/locate-dealer`);
  await expect(faultCard(page)).toBeVisible();
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
  await expectShellAlive(page);

  await test.step('a page is kept with the files of that origin, and opens when both are out of reach', async () => {
    cdn.asked.length = 0;
    await openKept(page, site.origin);
    expect(cdn.asked.join()).toMatch(/\/releases\/mf-testride\/[^/]+\/web\/src_pages_walk-in/);
    await context.setOffline(true);
    cdn.asked.length = 0;
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('form', { name: 'Test Ride Walk-In' })).toBeVisible();
    await expect(faultCard(page)).toBeHidden();
    expect(cdn.asked).toEqual([]);
    expect(await keptSets(page)).toHaveLength(1);
  });
});
