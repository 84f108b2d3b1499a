import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitForHydration } from '../../fixtures/hydration';
import { waitForHtml } from '../../fixtures/isolated-site';
import { expect, test } from '../../fixtures/test';
import { repoRoot } from '../../site/addresses';

test('a remote of another repository, which has the shared packages as packed files, has its page on the running site', async ({
  page,
  isolatedSite: site,
}) => {
  // It packs, installs, checks types and builds.
  test.slow();
  // Outside the workspace, whose packages would be found upwards.
  const folder = await mkdtemp(join(tmpdir(), 'other-repository-'));
  const args = ['e2e/tools/release-outside.ts', site.store, 'mf-ride-club', folder];
  await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', ...args], { cwd: repoRoot });
  await waitForHtml(site, '/ride-club', 'Ride Club');

  await page.goto(`${site.origin}/ride-club`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ride Club' })).toBeVisible();
  // What it bundles from the packs reads the API; what it shares is the host's.
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await rm(folder, { recursive: true, force: true });
});
