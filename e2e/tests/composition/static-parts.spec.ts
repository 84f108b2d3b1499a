import type { Page } from '@playwright/test';
import { rememberServerHeading, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

/** Whether React owns the element that a locator finds: it keeps a reference on each. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** Marks the document, so that a later look tells whether it is still the same one. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const expectSameDocument = (page: Page) =>
  expect(page.locator('html[data-first]'), 'no new document was loaded').toHaveCount(1);

// That nothing is said on the console is watched by the test function itself.
test('parts without behaviour are not hydrated, and their links, data and looks are those of any other part', async ({
  page,
  context,
}) => {
  await rememberServerHeading(page);
  await page.goto('/');
  await waitForHydration(page);
  const opening = page.locator('main [data-static] h1');

  await test.step('React leaves them alone, and keeps the markup of the server', async () => {
    expect(await isHydrated(page, 'main [data-static] h1')).toBe(false);
    expect(await isHydrated(page, 'main [aria-roledescription=carousel]')).toBe(true);
    expect(await page.evaluate(() => window.serverHeading === document.querySelector('h1'))).toBe(
      true,
    );
  });
  const title = (await opening.textContent()) ?? '';

  await test.step('the theme changes in them', async () => {
    const ground = () =>
      page
        .locator('[data-static] section')
        .nth(1)
        .evaluate((section) => getComputedStyle(section).backgroundColor);
    const before = await ground();
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(ground).not.toBe(before);
  });

  await test.step('a pressed modifier opens their links in a tab of its own', async () => {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Offers' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/offers');
    await (await opened).close();
    await expect(page).toHaveURL('/');
  });

  await test.step('the keyboard follows their links inside the page', async () => {
    await markDocument(page);
    const link = page
      .locator('main [data-static]')
      .getByRole('link', { name: 'Book a Test Ride' })
      .first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/test-ride');
    await expectSameDocument(page);
  });

  await test.step('the mouse does, and the page that they lead to is rendered whole', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(opening).toHaveText(title);
    expect(await isHydrated(page, 'main [data-static] h1')).toBe(true);
    await expectSameDocument(page);
  });
});

test('data sheets, features and texts are not hydrated, and another variant shows its own', async ({
  page,
}) => {
  const sheetOf = () => page.getByRole('main').getByRole('table').first();
  for (const path of ['/product/vayu_marut/technical-specifications', '/product/vayu_marut'])
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      expect(await isHydrated(page, 'main [data-static] table')).toBe(false);
      const before = await sheetOf().textContent();
      await page.getByRole('main').getByRole('button', { name: /Cargo/ }).first().click();
      await expect(sheetOf()).not.toHaveText(before ?? '');
    });
  for (const path of ['/privacy-policy', '/about-us'])
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      expect(await isHydrated(page, 'main [data-static] h2')).toBe(false);
    });
});
