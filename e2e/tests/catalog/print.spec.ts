import { mergeTests } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { waitForHydration } from '../../fixtures/hydration';
import { BLACK, expectPageAloneOnPaper } from '../../fixtures/printed';
import { expect, test as siteTest } from '../../fixtures/test';
import { test as trackedSite } from '../../fixtures/tracked-site';

const test = mergeTests(siteTest, trackedSite);

test('a legal text prints black on white and alone, whatever lies over the page', async ({
  page,
  trackedOrigin,
}) => {
  await page.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
  await page.goto(`${trackedOrigin}/refund-policy`);
  await waitForHydration(page);
  await expect(
    page.getByRole('heading', { name: 'Discover Incredible Savings Today' }),
  ).toBeVisible();
  const notice = page.getByRole('region', { name: 'Cookie choices' });
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await expectPageAloneOnPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Refund Policy');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByText(/You may cancel a pre-booking/)).toHaveCSS('color', BLACK);
});

test('the data sheet prints black on white, without what stands around it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
  await openQuietly(page, '/product/vayu_marut/technical-specifications', 1440);
  await expectPageAloneOnPaper(page);
  const table = page.getByRole('table', { name: 'Performance' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('row').first()).toHaveCSS('color', BLACK);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // What a sheet of A4 has between its margins: the longest table stands below the heading of the first one.
  await page.setViewportSize({ width: 672, height: 1001 });
  await expect(page.getByRole('table', { name: /^Motor, Battery/ })).toBeInViewport({ ratio: 1 });
});
