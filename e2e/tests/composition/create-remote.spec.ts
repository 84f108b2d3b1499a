import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostDir } from '@site/federation';
import { expectNoViolations } from '../../fixtures/axe';
import { changedFolders, hashAll } from '../../fixtures/folder-hashes';
import { waitForHydration } from '../../fixtures/hydration';
import { waitForHtml } from '../../fixtures/isolated-site';
import { expect, test } from '../../fixtures/test';
import { repoRoot, scratchDir } from '../../site/addresses';

test('a remote that was just made has its page on the running site, with the host untouched', async ({
  page,
  isolatedSite: site,
}) => {
  // It checks types and builds, which a busy machine takes its time for.
  test.slow();
  const folder = await mkdtemp(join(scratchDir, 'created-'));
  const before = await hashAll(site.store, join(hostDir, 'dist'));
  const args = ['e2e/tools/release-created.ts', site.store, 'mf-service-plans', folder];
  await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', ...args], { cwd: repoRoot });
  await waitForHtml(site, '/service-plans', 'Service Plans');
  expect(changedFolders(before, await hashAll(site.store, join(hostDir, 'dist')))).toEqual([]);

  await page.goto(`${site.origin}/service-plans`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Service Plans' })).toBeVisible();
  const bikes = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expectNoViolations(page, '/service-plans');
  await bikes.first().click();
  await expect(page).toHaveURL(/\/product\//);
  await rm(folder, { recursive: true, force: true });
});
