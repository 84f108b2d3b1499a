import type { Page } from '@playwright/test';
import { readPopupOffers } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { expectMoveAfter, wake } from '../../fixtures/carousel';
import { CATALOG_WIDTHS } from '../../fixtures/catalog';
import { expectUncoveredFocus, findCovered } from '../../fixtures/covered';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForForms, waitForHydration, waitForPage } from '../../fixtures/hydration';
import { offersPopup as popup } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const OFFERS = callPattern(readPopupOffers);
/** The script with the menu and dialogs. */
const OVERLAYS = /\/assets\/overlays\.[^/]*\.js$/;
const START = new Date('2026-01-15T10:00:00');

/** Stops the page's clock from before its first script on: only the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1_000);
  // The stopped clock tells the browser's own timings no more; this one it needs, in its own time.
  await page.addInitScript(() => {
    let loadEventEnd = 0;
    addEventListener('load', () => {
      loadEventEnd = performance.now();
    });
    performance.getEntriesByType = (type: string) =>
      type === 'navigation' ? [{ loadEventEnd } as PerformanceNavigationTiming] : [];
  });
}

/** How long the idle browser gets, in ms, to fetch the pop-up's code and offers. */
const IDLE_MS = 200;

/** Lets a loaded page with a stopped clock become idle, and waits until the pop-up has its offers. */
async function becomeIdle(page: Page): Promise<void> {
  // The document of the home page brings them along; all other pages ask for them.
  const isHome = new URL(page.url()).pathname === '/';
  const offers = isHome ? undefined : page.waitForResponse(OFFERS);
  await page.clock.runFor(IDLE_MS);
  await expect(page.locator('[data-slot="offers-popup"]')).toBeAttached();
  await (await offers)?.finished();
}

async function openUpToPopup(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await waitForHydration(page);
  await becomeIdle(page);
}

for (const width of CATALOG_WIDTHS) {
  test.describe(`the offers pop-up at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('waits for the whole page, opens 1.2 s after load, takes no focus and goes after 60 s', async ({
      page,
    }) => {
      const order: string[] = [];
      page.on('load', () => order.push('load'));
      page.on('request', (request) => {
        const url = request.url();
        if (/offers-popup/.test(url)) order.push('pop-up');
      });
      const pictures = await holdRequests(page, /\/static\/img\//);
      await stopClock(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      // The scripts wait for the picture of the first view, but not for long.
      await page.clock.runFor(150);
      await waitForHydration(page);
      await page.clock.runFor(10_000);
      pictures.release();
      await page.waitForLoadState('load');
      await becomeIdle(page);
      expect(order[0]).toBe('load');
      expect(order.slice(1)).toContain('pop-up');

      await page.clock.runFor(1_199 - IDLE_MS);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(popup(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.clock.runFor(59_999);
      await expect(popup(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(popup(page)).toHaveCount(0);
    });

    test('leads to the offers, once per session', async ({ page, browser, baseURL }) => {
      await openUpToPopup(page, '/about-us');
      await page.clock.runFor(1_200);
      await popup(page).getByRole('link', { name: 'Explore Offers' }).click();
      await expect(page).toHaveURL('/offers');
      await expect(popup(page)).toHaveCount(0);
      await page.goto('/gallery');
      await waitForHydration(page);
      await page.clock.runFor(10_000);
      await expect(popup(page)).toHaveCount(0);

      const visit = await browser.newContext({
        viewport: { width, height: 844 },
        ...(baseURL ? { baseURL } : {}),
      });
      const again = await visit.newPage();
      await openUpToPopup(again, '/about-us');
      await again.clock.runFor(1_200);
      await expect(popup(again)).toBeVisible();
      await visit.close();
    });
  });
}

test('closing it by keyboard gives the focus back', async ({ page }) => {
  await openUpToPopup(page, '/about-us');
  await page.clock.runFor(1_200);
  // Before Tab: what leads into the pop-up is the last link before it.
  await expect(popup(page)).toBeVisible();
  const from = page.getByRole('contentinfo').getByRole('link').last();
  await from.focus();
  await page.keyboard.press('Tab');
  await popup(page).getByRole('button', { name: 'Close offers' }).focus();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toHaveCount(0);
  await expect(from).toBeFocused();
});

test('the offers in the pop-up move on every 9 s', async ({ page }) => {
  await openUpToPopup(page, '/about-us');
  await page.clock.runFor(1_200);
  const offers = popup(page).getByRole('region', { name: 'Offers of today' });
  await wake(offers);
  await expectMoveAfter(page, offers, 9_000);
});

test('without offers there is no pop-up', async ({ page }) => {
  await page.route(OFFERS, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, offers: [] } },
    });
  });
  await openUpToPopup(page, '/about-us');
  await page.clock.runFor(10_000);
  await expect(popup(page)).toHaveCount(0);
});

test('the home page asks for no offers, and who only looks at it gets menu and dialogs after fifteen seconds', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (OFFERS.test(url) || OVERLAYS.test(url)) asked.push(url);
  });
  await openUpToPopup(page, '/');
  await page.clock.runFor(14_000);
  await expect(popup(page)).toBeVisible();
  expect(asked).toEqual([]);
  const overlays = page.waitForResponse(OVERLAYS);
  await page.clock.runFor(2_000);
  await overlays;
  expect(asked).toEqual([expect.stringMatching(OVERLAYS)]);
});

/** Opens home in a window of this size, up to the moment when the whole pop-up is seen. */
async function showPopupAt(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await openUpToPopup(page, '/');
  await page.clock.runFor(1_200);
  await expect(popup(page)).toBeInViewport({ ratio: 1 });
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [667, 375],
  [640, 400],
] as const) {
  test(`it is one line that covers nothing at ${width} by ${height}; Escape closes it from anywhere`, async ({
    page,
  }) => {
    await showPopupAt(page, { width, height });
    expect((await popup(page).boundingBox())?.height).toBeLessThanOrEqual(48);
    const close = popup(page).getByRole('button', { name: 'Close offers' });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await findCovered(page)).toEqual([]);
    await test.step('the spacing of WCAG 1.4.12 cuts off none of its words', async () => {
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const words = popup(page).getByText('Discover Incredible Savings Today');
      expect(await words.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
      const [line, strip] = [await words.boundingBox(), await popup(page).boundingBox()];
      if (!line || !strip) throw new Error('the pop-up is not in sight');
      expect(line.y).toBeGreaterThanOrEqual(strip.y);
      expect(line.y + line.height).toBeLessThanOrEqual(strip.y + strip.height);
    });
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });
}

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
] as const)
  test(`it covers no control and no headline of the first view at ${width} by ${height}, nor a control that has the focus`, async ({
    page,
  }) => {
    await showPopupAt(page, { width, height });
    expect(await findCovered(page)).toEqual([]);
    await page.clock.resume();
    await expectUncoveredFocus(page, `focus at ${width} by ${height}`);
    await expect(popup(page)).toBeVisible();
  });

test('the numbers of the first view stay in sight beside it on a wide screen', async ({ page }) => {
  await showPopupAt(page, { width: 1440, height: 900 });
  const numbers = page.getByRole('main').locator('dl').first().locator('dt, dd');
  expect(await numbers.count()).toBeGreaterThan(4);
  const hidden = await numbers.evaluateAll(
    (all, over) => {
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        left < over.x + over.width &&
        right > over.x &&
        top < over.y + over.height &&
        bottom > over.y;
      return all
        .filter((one) => meets(one.getBoundingClientRect()))
        .map(({ textContent }) => textContent);
    },
    (await popup(page).boundingBox()) ?? { x: 0, y: 0, width: 1440, height: 900 },
  );
  expect(hidden).toEqual([]);
});

/** Pages on which a visitor is busy with something else. */
const PAGES_WITHOUT = [
  '/product/vayu_marut',
  '/product/vayu_marut/technical-specifications',
  '/offers',
  '/vayu_marut-gt/preorder',
  '/order/history',
  '/test-ride',
  '/test-ride-walkins',
  '/offline-events',
  '/become-dealer',
  '/company-office',
];

test('the offers pop-up stays away from pages with something to do, and comes on the next page that has it', async ({
  page,
}) => {
  await stopClock(page);
  for (const path of PAGES_WITHOUT)
    await test.step(`it stays away from ${path}`, async () => {
      await page.goto(path);
      await waitForPage(page);
      // Forms come in the browser's first idle moment, which is in the test's hands too.
      await page.clock.runFor(10_000);
      await waitForForms(page);
      await expect(popup(page)).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('offersPopupShown'))).toBeNull();
    });
  await test.step('it comes on the home page, to which a link leads', async () => {
    await page.getByRole('link', { name: /home$/ }).first().click();
    await expect(page).toHaveURL('/');
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(popup(page)).toBeVisible({ timeout: 100 });
    }).toPass();
  });
});
