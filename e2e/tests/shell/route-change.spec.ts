import type { Page } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { waitForHydration } from '../../fixtures/hydration';
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
  test(`a route change scrolls to the top and shows a full-screen spinner for 1 s, at ${width} px`, async ({
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
    expect(box).toMatchObject({ x: 0, y: 0, height: width === 390 ? 844 : 900 });
    expect(box?.width).toBeGreaterThanOrEqual(width - 20);

    await page.clock.runFor(999);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(spinner(page)).toHaveCount(0);
  });
}

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
  await page.goto('/offers');
  await waitForHydration(page);
  await expect(spinner(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: heading })).toHaveCount(0);
});

test('going back is a route change too', async ({ page }) => {
  await openQuietly(page, '/about-us', 1440);
  await mainMenu(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(spinner(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});
