import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readNavigation } from '@site/contract';
import { hostDir } from '@site/federation';
import { startApiFront } from '../../fixtures/api-front';
import { expectNoViolations } from '../../fixtures/axe';
import { changedFolders, hashAll } from '../../fixtures/folder-hashes';
import { waitForHydration } from '../../fixtures/hydration';
import { waitForHtml } from '../../fixtures/isolated-site';
import { retire, rollBack } from '../../fixtures/releases';
import { mainMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';
import { repoRoot, scratchDir } from '../../site/addresses';

test('a remote that was just made has its page and its link in the menu on the running site, with the host untouched', async ({
  page,
  startSite,
  consoleGuard,
}) => {
  // It checks types and builds, which a busy machine takes its time for.
  test.slow();
  const folder = await mkdtemp(join(scratchDir, 'created-'));
  let menu: Buffer | undefined;
  // An API whose content has the new menu as soon as it is there.
  const api = await startApiFront((incoming, outgoing) => {
    if (!menu || !incoming.url?.endsWith(readNavigation.path)) return false;
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(menu);
    return true;
  });
  const site = await startSite(api.origin);
  const before = await hashAll(site.store, join(hostDir, 'dist'));
  const args = ['e2e/tools/release-created.ts', site.store, 'mf-service-plans', folder];
  await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', ...args], { cwd: repoRoot });
  await waitForHtml(site, '/service-plans', 'Service Plans</h1>');
  expect(changedFolders(before, await hashAll(site.store, join(hostDir, 'dist')))).toEqual([]);

  menu = await readFile(join(folder, 'navigation.json'));
  await waitForHtml(site, '/about-us', 'href="/service-plans"');
  await hasSeenOffers(page);
  await page.goto(`${site.origin}/about-us`);
  await waitForHydration(page);
  await mainMenu(page).getByRole('link', { name: 'Service Plans' }).click();
  await expect(page).toHaveURL(/\/service-plans$/);
  // The heading has the focus when the spinner of a route change is gone.
  await expect(page.getByRole('heading', { level: 1, name: 'Service Plans' })).toBeFocused();
  const bikes = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expectNoViolations(page, '/service-plans');
  await bikes.first().click();
  await expect(page).toHaveURL(/\/product\//);

  await test.step('retired, its page is gone for a visitor with an open page too, and a rollback brings it back', async () => {
    await retire(site.store, 'mf-service-plans');
    await waitForHtml(site, '/service-plans', 'Page not found');
    expect((await fetch(`${site.origin}/service-plans`)).status).toBe(404);
    consoleGuard.allow(/404/);
    await mainMenu(page).getByRole('link', { name: 'Service Plans' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dead Battery' })).toBeVisible();
    await rollBack(site.store, 'mf-service-plans');
    await waitForHtml(site, '/service-plans', 'Service Plans</h1>');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Service Plans' })).toBeVisible();
  });
  await page.close();
  api.close();
  await rm(folder, { recursive: true, force: true });
});
