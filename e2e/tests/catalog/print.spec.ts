import { mergeTests, type Page } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test as siteTest } from '../../fixtures/test';
import { test as trackedSite } from '../../fixtures/tracked-site';

const test = mergeTests(siteTest, trackedSite);

/** What is on the sheet beside the page itself, and the ground of the sheet. */
const sheet = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const around = [...document.querySelectorAll('body > *, body > * > *')];
    const strange = around.filter(
      (element) => !element.closest('main') && !element.querySelector('main'),
    );
    return {
      beside: strange.filter(isShown).map((element) => element.textContent?.slice(0, 40)),
      grounds: [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    };
  });

const WHITE = 'rgb(255, 255, 255)';

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

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Refund Policy');
  expect(await sheet(page)).toEqual({ beside: [], grounds: [WHITE, WHITE] });
  await expect(notice).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByText(/You may cancel a pre-booking/)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the data sheet prints black on white, without what stands around it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
  await openQuietly(page, '/product/vayu_marut/technical-specifications', 1440);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Performance' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('row').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await sheet(page)).toEqual({ beside: [], grounds: [WHITE, WHITE] });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
