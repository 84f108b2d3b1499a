import type { Page } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { banner, bookNowDialog, drawer, focused, mainMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

/** Presses Tab and expects the next stop, and that one sees it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Tab');
  const stop = await focused(page);
  expect(stop.name).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
  expect(stop.visible, `the focus on "${stop.name}" is to be seen`).toBe(true);
}

/** Tabs round a dialog once: every stop is inside and to be seen. */
async function expectTrap(page: Page, selector: string): Promise<void> {
  const first = await focused(page);
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      (dialog) => document.activeElement?.closest(dialog) !== null,
      selector,
    );
    const stop = await focused(page);
    expect(inside, `"${stop.name}" is inside`).toBe(true);
    if (stop.name === first.name) return;
  }
  throw new Error('the focus never came round');
}

test('the keyboard walks header and submenus, sees every stop, and can skip them', async ({
  page,
}) => {
  await openQuietly(page, '/gallery', 1440);
  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Vayu home');
  await tabTo(page, 'Home');
  await tabTo(page, 'Products');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Vayu One');
  await tabTo(page, 'Vayu Marut');
  await page.keyboard.press('Escape');
  await expect(mainMenu(page).getByRole('button', { name: 'Products' })).toBeFocused();
  await tabTo(page, 'Offers');
  await tabTo(page, 'Become A Dealer');
  await tabTo(page, 'Contact us');
  await page.keyboard.press('ArrowDown');
  await expect(mainMenu(page).getByRole('link', { name: 'Company Office' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mainMenu(page).getByRole('button', { name: 'Contact us' })).toBeFocused();
  await tabTo(page, 'About Us');
  await tabTo(page, 'Test Ride');
  await tabTo(page, /^Call us/);
  await tabTo(page, "Let's Talk Biking");
  await tabTo(page, 'Dark theme');
  await page.keyboard.press('Space');
  await expect(banner(page).getByRole('button', { name: 'Dark theme' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, 'Book Now');
});

test('Skip to content leads past the menus', async ({ page }) => {
  await openQuietly(page, '/offers', 1440);
  await tabTo(page, 'Skip to content');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(await entries(), 'no entry without a place to go back to').toBe(before);
  await expect(page).toHaveURL('/offers');
});

test('the drawer holds the keyboard, and gives the focus back', async ({ page }) => {
  await openQuietly(page, '/gallery', 390);
  const opener = banner(page).getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  // The drawer's code comes when it is wanted; once it is open, the focus is in it.
  await expect(page.locator('[role="dialog"]:focus, :focus [role="dialog"]')).toBeVisible();
  await tabTo(page, 'Close menu');
  await tabTo(page, 'Home');
  await tabTo(page, 'Products');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Vayu One');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(drawer(page).getByRole('link', { name: 'Vayu One' })).toHaveCount(0);
  await tabTo(page, 'Offers');
  await expectTrap(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the Book Now dialog holds the keyboard; its history dialog gives the focus back', async ({
  page,
}) => {
  await openQuietly(page, '/gallery', 1440);
  const opener = banner(page).getByRole('button', { name: 'Book Now' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(bookNowDialog(page).getByRole('article').first()).toBeVisible();
  await tabTo(page, 'Close');
  // The slides as a whole, which the arrow keys move, then what is on them.
  await tabTo(page, 'Models: slides');
  await tabTo(page, /^Book Now: /);
  await expectTrap(page, '[role="dialog"]');

  const history = bookNowDialog(page).getByRole('button', { name: 'Check Order History' });
  await history.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check Order History' });
  await expect(dialog.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
  await expect(bookNowDialog(page)).toBeHidden();
  await tabTo(page, 'Close');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
