import type { Page } from '@playwright/test';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const START = new Date('2026-01-15T10:00:00');
const popup = (page: Page) =>
  page.getByRole('region', { name: 'Discover Incredible Savings Today' });

/** Opens a page with a clock that only the test moves, up to where the pop-up's code has come and waits. */
async function openUpToPopup(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1_000);
  await page.goto('/about-us');
  await waitForHydration(page);
  const offers = page.waitForResponse('**/static/json/offers.json');
  // The pop-up is loaded by an idle browser; from then on its own time counts.
  await page.clock.runFor(2_000);
  await (await offers).finished();
}

test('the offers pop-up opens 1.2 s after load and goes after 60 s', async ({ page }) => {
  await openUpToPopup(page);
  await page.clock.runFor(1_199);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByRole('link', { name: 'Explore Offers' })).toHaveAttribute(
    'href',
    '/offers',
  );
  await page.clock.runFor(59_999);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(popup(page)).toHaveCount(0);
});

test('the offers pop-up does not come again in the session, in a new one it does', async ({
  page,
  browser,
  baseURL,
}) => {
  await openUpToPopup(page);
  await page.clock.runFor(1_200);
  await expect(popup(page)).toBeVisible();
  await page.goto('/gallery');
  await waitForHydration(page);
  await page.clock.runFor(10_000);
  await expect(popup(page)).toHaveCount(0);

  const visit = await browser.newContext(baseURL ? { baseURL } : {});
  const again = await visit.newPage();
  await openUpToPopup(again);
  await again.clock.runFor(1_200);
  await expect(popup(again)).toBeVisible();
  await visit.close();
});

test('without offers there is no pop-up', async ({ page }) => {
  await page.route('**/static/json/offers.json', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, offers: [] } },
    });
  });
  await openUpToPopup(page);
  await page.clock.runFor(10_000);
  await expect(popup(page)).toHaveCount(0);
});
