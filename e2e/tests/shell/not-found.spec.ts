import { brand } from '@site/brand';
import { openQuietly } from '../../fixtures/catalog';
import { banner, waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const TITLE = "You've Hit a Dead Battery!";

test('an address that leads nowhere is a dead battery inside the shell, and leads home', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  for (const path of ['/product', '/gallery/attic', '/a/b/c', '/no-such-page'])
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  await test.step('Go to Home leads home', async () => {
    await waitForShell(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /Ride the wind/ })).toBeFocused();
  });
});

test('a link to nowhere inside the site shows it without a new document', async ({ page }) => {
  await openQuietly(page, '/about-us', 1440);
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
});
