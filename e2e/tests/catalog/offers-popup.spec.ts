import { CATALOG_WIDTHS } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

const TITLE = 'Discover Incredible Savings Today';

for (const width of CATALOG_WIDTHS) {
  test(`the pop-up comes once per session and takes no focus, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('button', { name: 'Close offers' }).click();
    await expect(page.getByText(TITLE)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('offersPopupShown'))).not.toBeNull();
  });
}

test('the pop-up leads to the offers', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('link', { name: 'Explore Offers' }).click();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(page.getByText(TITLE)).toHaveCount(0);
});

test('the pop-up is not on the critical path', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/json\/offers\.json/.test(request.url())) order.push('offers');
  });
  page.on('load', () => order.push('load'));
  await page.goto('/');
  await expect(page.getByText(TITLE)).toBeVisible();
  expect(order).toEqual(['load', 'offers']);
});

test('the pop-up goes after 60 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about-us');
  await page.clock.runFor(5_000);
  await expect(page.getByText(TITLE)).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByText(TITLE)).toHaveCount(0);
});
