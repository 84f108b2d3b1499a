import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { partsOf, remotesLoaded } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { releasesDir } from '../../site/addresses';

/** Everything of which a page may hold one instance only (design §1.5). */
const SINGLETONS = [
  'react',
  'react-dom',
  'swr',
  '@emotion/react',
  '@emotion/styled',
  '@mui/system',
  '@mui/material/styles',
  '@site/router',
  '@site/shell',
  '@site/ui',
  '@site/inputs',
  '@site/forms',
];

/** A text that stands in each library's own code, and nowhere else. */
const MARKERS = {
  react: 'takes an object of state variables to update',
  'react-dom': '__reactContainer$',
  router: 'You cannot render a <Router> inside another <Router>',
  emotion: 'data-emotion',
  'MUI styles': 'mui-color-scheme',
  swr: 'onErrorRetry',
  '@site/ui': 'This part of the page could not be loaded',
  '@site/forms': 'Submitting...',
};

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** A page of every remote, one after the other, in one document. */
async function visitEveryRemote(page: Page): Promise<void> {
  // The page that a visitor pays on has a document of its own, which may hold all others after it.
  await page.goto('/vayu_marut-gt/preorder');
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'one document';
  });
  await link(page, 'Test Ride').click();
  await expect(page.locator('main [data-mf^="mf-testride@"] h1')).toBeVisible();
  await link(page, 'Home').click();
  // A submenu that is opened before loses the focus to the new heading, and closes.
  await expect(page.locator('main [data-mf^="mf-catalog@"] h1')).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click();
  await link(page, 'Locate a Dealer').click();
  await expect(page.locator('main [data-mf^="mf-dealers@"] h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'one document');
}

test('a visit of every remote shares one instance of everything that must be one', async ({
  page,
}) => {
  await visitEveryRemote(page);
  const shared = await page.evaluate(() =>
    globalThis.__FEDERATION__.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      scopes: Object.values(shareScopeMap).map((scope) =>
        Object.entries(scope).map(([key, versions]) => ({ key, versions: Object.keys(versions) })),
      ),
    })),
  );
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['host', 'mf-catalog', 'mf-checkout', 'mf-dealers', 'mf-testride']),
  );
  for (const singleton of SINGLETONS) {
    const versions = shared.flatMap(({ scopes }) =>
      scopes.flat().flatMap(({ key, versions }) => (key === singleton ? versions : [])),
    );
    expect(new Set(versions).size, `versions of ${singleton}`).toBe(1);
  }
});

test('no file of a remote brings a copy of a shared library along', async ({ page, request }) => {
  await page.goto('/order/history');
  await waitForHydration(page);
  // The second one comes with the directory of all remotes, in an idle moment.
  const maps = page.locator('script[type="importmap"]');
  await expect(maps).toHaveCount(2);
  const addresses = (await maps.allTextContents()).flatMap((text) =>
    Object.keys((JSON.parse(text) as { integrity: object }).integrity),
  );
  // Each file has further addresses, at which a browser asks again for one that was lost.
  const files = [...new Set(addresses.map((address) => address.replace(/\?.*/, '')))];
  const textOf = async (address: string) => (await request.get(address)).text();
  const textInStore = (address: string) =>
    readFile(join(releasesDir, address.replace(/^\/releases\//, '')), 'utf8');

  // The order history has a form, so that the host's own form chunk is among them.
  const hostFiles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  );
  const hostText = (await Promise.all(hostFiles.map(textOf))).join('\n');
  for (const [library, marker] of Object.entries(MARKERS)) {
    expect(hostText.includes(marker), `the host has ${library}`).toBe(true);
  }

  expect(new Set(files.map((file) => file.split('/')[2])).size).toBeGreaterThanOrEqual(4);
  expect(files.length).toBeGreaterThan(4);
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await textInStore(file) })),
  );
  const copies = Object.entries(MARKERS).flatMap(([library, marker]) =>
    texts.filter(({ text }) => text.includes(marker)).map(({ file }) => `${library} in ${file}`),
  );
  expect(copies).toEqual([]);
});

test('a page loads the files of its own remote only', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  expect(await remotesLoaded(page)).toEqual(['mf-catalog']);
  expect(await partsOf(page)).toEqual([expect.stringMatching(/^mf-catalog@/)]);
});

test('pointing at a link fetches the files of its page ahead, without running them', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const fetched = page.waitForResponse(/\/releases\/mf-testride\/.*\/src_pages_test-ride/);
  await link(page, 'Test Ride').hover();
  expect((await fetched).ok()).toBe(true);
  const running = await page.evaluate(() =>
    globalThis.__FEDERATION__.__INSTANCES__.map(({ name }) => name),
  );
  expect(running).not.toContain('mf-testride');
});
