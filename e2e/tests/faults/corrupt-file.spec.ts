import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectShellAlive, FAULT_TITLE, faultCard } from '../../fixtures/federated-page';
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
  // Else the site may still be about to notice it when the file is whole again.
  await waitForHtml(site, '/locate-dealer', FAULT_TITLE);

  await Promise.all(all.map((file, at) => writeFile(file, whole[at] ?? '')));
  await waitForHtml(site, '/locate-dealer', 'Locate a Dealer</h1>');
  await expect(async () => {
    const retry = faultCard(page).getByRole('button', { name: 'Retry' });
    // The site had noticed the fault while the page went there: then a new document is on its way, which may be whole.
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
});

/** Lets a page be shown in a browser that does not know hashes in import maps: they stand in the page, and it reads none. */
async function forgetImportMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'type') ?? {};
    Object.defineProperty(HTMLScriptElement.prototype, 'type', {
      set(this: HTMLScriptElement, type: string) {
        set?.call(this, type === 'importmap' ? 'unknown' : type);
      },
    });
    // A script whose type is changed after the browser has read it stays unread.
    new MutationObserver(() => {
      for (const script of document.querySelectorAll('script[type=unknown]'))
        script.setAttribute('type', 'importmap');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('/locate-dealer', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('type="importmap"', 'type="unknown"');
    await route.fulfill({ response, body: html });
  });
}

test('a browser without hashes in import maps refuses a file of the page that is changed on its way, also when it is asked for again', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/integrity|preload|RemoteFault/);
  await forgetImportMaps(page);
  await context.route(
    /\/releases\/mf-dealers\/.*\/src_pages.*\.js(\?again=\d)?$/,
    async (route) => {
      const response = await route.fetch();
      const body = `window.tampered = true;\n${await response.text()}`;
      await route.fulfill({ response, body });
    },
  );
  await page.goto('/locate-dealer');
  await expect(faultCard(page)).toBeVisible();
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
  await expectShellAlive(page);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
