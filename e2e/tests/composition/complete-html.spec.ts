import { pages } from '../../fixtures/pages';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

for (const { name, path, remote, heading, title, shows } of pages) {
  test(`${name} arrives as a complete page without scripts`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3,}/);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const text of shows) await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.locator(`[data-mf^="${remote}@"]`)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Test Ride' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('©');
  });
}

test('the HTML of a page carries its styles in the head', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Montserrat/);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
});

test('the page of a product leaves no room for what only scripts bring', async ({ page }) => {
  await page.goto('/product/vayu_one');
  const calculator = page.getByRole('region', { name: 'Work out your running cost' });
  const next = page.getByRole('region', { name: 'In numbers' });
  const end = await calculator.evaluate((section) => section.getBoundingClientRect().bottom);
  const start = await next.evaluate((section) => section.getBoundingClientRect().top);
  expect(start - end).toBeLessThan(1);
});
