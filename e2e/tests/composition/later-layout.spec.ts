import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForPage } from '../../fixtures/hydration';
import { mainMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const HOST_SCRIPT = /\/assets\/client\.[^/]+\.js$/;
const FOLDED = 'html[data-fold]';

/** Whether the browser has laid out the inside of an element, which it need not do for what nobody sees. */
const isLaidOut = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading, includeHidden: true })
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('home lays out only what is near the window until it is quiet, shows what somebody scrolls to, and is whole then', async ({
  page,
}) => {
  const script = await holdRequests(page, HOST_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  const last = 'Ten minutes in the saddle says it all';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isLaidOut(page, last)).toBe(false);
  await page.getByRole('heading', { name: last }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: last })).toBeInViewport();
  await expect.poll(() => isLaidOut(page, last)).toBe(true);

  script.release();
  await waitForPage(page);
  await expect(page.locator(FOLDED)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await isLaidOut(page, last)).toBe(true);
});

test('home is laid out whole from the first frame when it is loaded again or has an anchor in its address, and so is every other page', async ({
  page,
}) => {
  await holdRequests(page, HOST_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(FOLDED)).toHaveCount(1);
  const opens = [
    () => page.reload({ waitUntil: 'commit' }),
    () => page.goto('/offers', { waitUntil: 'commit' }),
    () => page.goto('/#main', { waitUntil: 'commit' }),
  ];
  for (const open of opens) {
    await open();
    await expect(page.locator('footer')).toBeAttached();
    await expect(page.locator(FOLDED)).toHaveCount(0);
  }
});

test('the page that somebody goes to before home is quiet is laid out whole', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await waitForPage(page);
  await expect(page.locator(FOLDED)).toHaveCount(1);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await mainMenu(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible();
  await expect(page.locator('html[data-first]'), 'no new document was loaded').toHaveCount(1);
  await expect(page.locator(FOLDED)).toHaveCount(0);
});
