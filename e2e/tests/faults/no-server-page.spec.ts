import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAULT_TITLE } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { readiness, waitForHtml } from '../../fixtures/isolated-site';
import { publishMutated, type ReleaseDraft } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

const LOCATOR = '/locate-dealer';
const NEXT = '9.9.0';

/** Rendering the locator ends the thread that does it; browsers know nothing of that. */
async function endWorkerWhileRendering({ dir }: ReleaseDraft): Promise<void> {
  const names = await readdir(join(dir, 'node'));
  const name = names.find((candidate) => candidate.startsWith('src_pages_locate-dealer'));
  const file = join(dir, 'node', name ?? 'no page of the locator');
  const title = 'title: "Locate a Dealer"';
  const text = await readFile(file, 'utf8');
  if (!text.includes(title)) throw new Error(`${title} is not in ${file}`);
  await writeFile(file, text.replace(title, 'title: process.exit(1)'));
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/status of 503/);
});

test('a page that ends its render worker takes no other page down, and browsers render it themselves', async ({
  page,
  isolatedSite: site,
}) => {
  await publishMutated(site.store, 'mf-dealers', NEXT, endWorkerWhileRendering);
  await waitForHtml(site, '/', `"version":"${NEXT}"`);

  const answers = await Promise.all(
    ['/', LOCATOR, '/test-ride', '/offers', '/sitemap.xml'].map((path) =>
      fetch(site.origin + path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 200, 200]);
  const shell = await answers[1]?.text();
  expect(shell).toContain(FAULT_TITLE);
  expect(shell).toContain('<header');

  const response = await page.goto(site.origin + LOCATOR);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'Locate a Dealer' })).toBeVisible();
  await expect.poll(async () => (await readiness(site)).rendering).toBe('ok');
});

test('a browser that gets nothing but plain words makes the page itself', async ({ page }) => {
  await page.route('**/offers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(
        /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json")/,
        '$1<h1>Plain</h1>$2',
      )
      .replace(/"loaderData":\{.*\}\}<\/script>/, '"loaderData":{}}</script>');
    await route.fulfill({ response, status: 503, body });
  });
  await page.goto('/offers');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plain' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
});
