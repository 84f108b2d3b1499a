import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectShellAlive, faultCard } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { waitForHtml } from '../../fixtures/isolated-site';
import { liveVersion } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

declare global {
  interface Window {
    tampered?: boolean;
  }
}

const REMOTE = 'mf-dealers';
const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Locate a Dealer' });

/** Goes to the locator without a new document. */
async function followLinkToLocator(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click();
  await page.getByRole('link', { name: 'Locate a Dealer' }).first().click();
}

/** The files of a page's chunk in the store, as they are and compressed. */
async function chunkFiles(store: string): Promise<{ folder: string; name: string; all: string[] }> {
  const { folder } = (await liveVersion(store, REMOTE)).extras;
  const names = (await readdir(join(store, folder, 'web'))).filter((name) =>
    /^src_pages_locate-dealer.*\.js(\.br|\.gz)?$/.test(name),
  );
  const name = names.find((candidate) => candidate.endsWith('.js'));
  if (!name || names.length !== 3) throw new Error(`Unexpected chunk files: ${names.join(', ')}`);
  return { folder, name, all: names.map((n) => join(store, folder, 'web', n)) };
}

test('a file that is corrupt in the store is kept by nobody: Retry works once it is whole', async ({
  page,
  isolatedSite: site,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (404|503)|RemoteFault/);
  const { folder, name, all } = await chunkFiles(site.store);
  await page.goto(`${site.origin}/test-ride`);
  await waitForHydration(page);

  const whole = await Promise.all(all.map((file) => readFile(file)));
  await Promise.all(all.map((file) => writeFile(file, 'window.tampered = true;\n')));
  const seen = await page.evaluate(async (address) => {
    const { status, headers } = await fetch(address);
    return { status, cache: headers.get('cache-control') };
  }, `/releases/${folder}/web/${name}`);
  expect(seen).toEqual({ status: 404, cache: 'no-store' });
  await followLinkToLocator(page);
  await expect(faultCard(page)).toBeVisible();
  await expectShellAlive(page);

  await Promise.all(all.map((file, at) => writeFile(file, whole[at] ?? '')));
  await waitForHtml(site, '/locate-dealer', 'Locate a Dealer</h1>');
  await faultCard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
});

test.describe('a file that is changed on its way', () => {
  test.beforeEach(async ({ context, consoleGuard }) => {
    consoleGuard.allow(/integrity|RemoteFault/);
    await context.route(
      /\/releases\/mf-dealers\/[^/]+\/web\/src_pages.*\.js(\?again=\d)?$/,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: `window.tampered = true;\n${await response.text()}`,
        });
      },
    );
  });

  test('is refused by the browser, and its page ends in the card', async ({ page }) => {
    await page.goto('/locate-dealer');
    await expect(faultCard(page)).toBeVisible();
    expect(await page.evaluate(() => window.tampered)).toBeUndefined();
    await expectShellAlive(page);
  });

  test('leaves the shell alive after a client-side navigation', async ({ page }) => {
    await page.goto('/test-ride');
    await waitForHydration(page);
    await followLinkToLocator(page);
    await expect(faultCard(page)).toBeVisible();
    expect(await page.evaluate(() => window.tampered)).toBeUndefined();
    await expectShellAlive(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Test Ride', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a Test Ride' })).toBeVisible();
  });
});
