import type { BrowserContext } from '@playwright/test';
import { faultCard } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { pages } from '../../fixtures/pages';
import { expect, test } from '../../fixtures/test';

/** Once for the preload, once for the import itself. */
const LOSSES = 2;

/** The network loses every file of every remote at first. */
async function loseFiles(context: BrowserContext): Promise<Map<string, number>> {
  const lost = new Map<string, number>();
  await context.route('**/releases/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const times = lost.get(pathname) ?? 0;
    if (times >= LOSSES) return route.continue();
    lost.set(pathname, times + 1);
    return route.abort('connectionreset');
  });
  return lost;
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/ERR_CONNECTION_RESET/));

for (const { name, path } of pages) {
  test(`${name} recovers by itself when each of its files is lost at first`, async ({
    page,
    context,
  }) => {
    const lost = await loseFiles(context);
    await page.goto(path);
    await waitForHydration(page);
    expect(lost.size).toBeGreaterThan(1);
    await expect(faultCard(page)).toBeHidden();
  });
}

test('a client-side navigation recovers by itself when each file is lost at first', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const lost = await loseFiles(context);
  await page.getByRole('banner').getByRole('link', { name: 'Test Ride', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Test Ride' })).toBeVisible();
  await waitForHydration(page);
  expect(lost.size).toBeGreaterThan(1);
  await expect(faultCard(page)).toBeHidden();
});

for (const { whose, files } of [
  { whose: 'files', files: '**/releases/mf-testride/**' },
  { whose: 'parts that all forms share', files: '**/assets/*shared_forms*' },
  { whose: 'schemas, on which those parts stand,', files: '**/assets/shared_schema*' },
]) {
  test(`a booking form whose ${whose} do not come says so beside the office, and comes by Try Again`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/A late part of the page could not be loaded/);
    await page.goto('/test-ride');
    await waitForHydration(page);
    await context.route(files, (route) => route.abort('connectionreset'));
    const city = page.getByRole('combobox', { name: 'Select City' });
    await city.click();
    await page.getByRole('option').first().click();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: "We're currently unable to load the Test Ride information" });
    await expect(failure).toBeVisible();
    const office = page.getByRole('region').filter({ has: page.locator('address') });
    await expect(office).toBeVisible();
    const chosen = await city.inputValue();

    await context.unroute(files);
    const opened = await page.evaluate(() => performance.timeOrigin);
    await failure.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(page.getByRole('form', { name: 'Send us a message' })).toBeVisible();
    await expect(city).toHaveValue(chosen);
    await expect(office).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin), 'the same document').toBe(opened);
  });
}

test('a page whose scripts for reading answers do not come says so, and shows its answers after Try Again', async ({
  page,
  context,
}) => {
  const reading = /\/(?:releases\/.*\/answers|assets\/shared_schema)[^/]*\.js/;
  await context.route(reading, (route) => route.abort('connectionreset'));
  await page.goto('/test-ride');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Offers', exact: true }).click();
  const failure = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.unroute(reading);
  await failure.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(failure).toBeHidden();
});
