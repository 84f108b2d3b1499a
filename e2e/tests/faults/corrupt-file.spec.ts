import { expectShellAlive, faultCard } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

declare global {
  interface Window {
    tampered?: boolean;
  }
}

test.beforeEach(async ({ context, consoleGuard }) => {
  consoleGuard.allow(/integrity|RemoteFault/);
  await context.route(/\/releases\/mf-dealers\/[^/]+\/web\/src_pages.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;\n${await response.text()}` });
  });
});

test('a changed file is refused by the browser, and its page ends in the card', async ({
  page,
}) => {
  await page.goto('/locate-dealer');
  await expect(faultCard(page)).toBeVisible();
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
  await expectShellAlive(page);
});

test('a changed file that a client-side navigation asks for leaves the shell alive', async ({
  page,
}) => {
  await page.goto('/test-ride');
  await waitForHydration(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Contact us' }).click();
  await page.getByRole('link', { name: 'Locate a Dealer' }).first().click();
  await expect(faultCard(page)).toBeVisible();
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
  await expectShellAlive(page);
  await banner.getByRole('link', { name: 'Test Ride', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Test Ride' })).toBeVisible();
});
