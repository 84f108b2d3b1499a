import type { Page } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { holdRequests } from '../../fixtures/hold-requests';
import { mainMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const spinner = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });
const START = new Date('2026-01-15T10:00:00');

/** Opens a page whose clock stands still from before its first script. */
async function openWithStoppedClock(page: Page, path: string, width: number): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1_000);
  await openQuietly(page, path, width);
}

for (const width of [390, 1440]) {
  test(`a route change scrolls to the top and covers all below the header with a spinner for 1 s, at ${width} px`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/about-us', width);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Offers' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await link.click();
    await expect(page).toHaveURL('/offers');
    await expect(spinner(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const box = await spinner(page).boundingBox();
    const header = width === 390 ? 64 : 76;
    expect(box).toMatchObject({ x: 0, y: header, height: (width === 390 ? 844 : 900) - header });
    expect(box?.width).toBeGreaterThanOrEqual(width - 20);

    await page.clock.runFor(999);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(spinner(page)).toHaveCount(0);
  });
}

test('for those who want less motion the spinner goes after 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/about-us', 1440);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(spinner(page)).toHaveCount(0);
});

test('then the new heading has the focus and is announced', async ({ page }) => {
  await openWithStoppedClock(page, '/about-us', 1440);
  await mainMenu(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL('/offers');
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(1_000);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const text = await heading.textContent();
  await expect(page.getByRole('status').filter({ hasText: text ?? '' })).toHaveCount(1);
});

test('the first page of a visit has no spinner, moves no focus and announces nothing', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/offers', 1440);
  // The clock stands: a spinner of one second would still be there, and nothing after it has come yet.
  expect(await spinner(page).count()).toBe(0);
  await page.clock.runFor(5_000);
  expect(await spinner(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: heading })).toHaveCount(0);
});

test('going back is a route change too, with the spinner and the focus, and leads to the place that was left', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/about-us', 1440);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Offers' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(heading).toHaveText('Hot Deals');
  await expect(heading).toBeFocused();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(0);

  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(999);
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(spinner(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect.poll(scrolled).toBe(left);
});

test('a page that is awaited says "Loading", and no more when it is there', async ({ page }) => {
  const code = await holdRequests(page, /\/src_pages_product_product-page[^/]*\.js$/);
  await openQuietly(page, '/about-us', 1440);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vayu Marut' }).click();
  const word = page.getByRole('status').getByText('Loading', { exact: true });
  await expect(word).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/about-us');
  code.release();
  await expect(page.getByRole('heading', { level: 1, name: /Vayu Marut/ })).toBeFocused();
  await expect(word).toHaveCount(0);
});

test('a browser without AbortSignal.any, as Safari was until 2024, goes from page to page', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(AbortSignal, { any: undefined }));
  await openQuietly(page, '/test-ride', 1440);
  for (const [name, heading] of [
    ['Offers', 'Hot Deals'],
    ['About Us', 'We make bikes for the air we breathe'],
  ] as const) {
    await mainMenu(page).getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading);
  }
});
