import type { Page } from '@playwright/test';
import { readPopupOffers } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { expectNoViolationsInBothThemes } from '../../fixtures/axe';
import {
  everyKindOfPage,
  isMissing,
  pagesAlike,
  preorderWithCode,
} from '../../fixtures/every-page';
import { holdFetches } from '../../fixtures/hold-fetches';
import { expectNoShift, watchShifts } from '../../fixtures/layout-shift';
import { reloadWithOffers } from '../../fixtures/reload-with-offers';
import { waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { choseTheme, hasSeenOffers } from '../../fixtures/visitor';
import {
  emptyOtherOrigins,
  expectNothingCovered,
  expectNothingSideways,
  expectReachable,
  expectSoundIn,
  PHONE,
  watchRequests,
} from '../../fixtures/whole-page';

/** Longer than the offers pop-up waits, in ms. */
const SETTLED_MS = 3_000;

/** Pages that begin with a bike: a low window shows their title with it. */
const WITH_THE_BIKE = [
  'home',
  'about',
  'product with variants',
  'test-ride booking',
  'pre-order without variants',
];
/** Pages of a bike: a low window shows the way to pay at once. */
const BOOKABLE = ['product with variants', 'product without variants'];

/** Pages that begin with words. */
const WITH_WORDS = [
  '/gallery',
  '/offers',
  '/ownership/faqs',
  '/locate-dealer',
  '/become-dealer',
  '/company-office',
  '/order/history',
  '/privacy-policy',
  '/product/vayu_marut/technical-specifications',
];

/** What a low window shows without scrolling. */
const shownInLowWindow = (page: Page, name: string) => [
  ...(name === 'dead battery' ? [page.getByRole('link', { name: 'Go to Home' })] : []),
  ...(name === 'home'
    ? ['Pre-book the Marut GT', 'Book a test ride'].map((way) =>
        page.getByRole('main').getByRole('link', { name: way }).first(),
      )
    : []),
  ...(WITH_THE_BIKE.includes(name) ? [page.getByRole('heading', { level: 1 })] : []),
  ...(BOOKABLE.includes(name)
    ? [
        page
          .getByRole('main')
          .getByRole('link', { name: /^Book / })
          .first(),
      ]
    : []),
];

/** Opens a page as a visitor with a theme does; it holds still while it loads. */
async function openStillPage(page: Page, path: string, theme: 'light' | 'dark'): Promise<void> {
  await choseTheme(page, theme);
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'load' });
  await waitForShell(page);
  await expectNoShift(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const { name, path } of everyKindOfPage) {
  test(`${name} holds still while it loads on a desktop, fits, and has nothing that axe finds in either theme`, async ({
    page,
    consoleGuard,
  }) => {
    if (isMissing(name)) consoleGuard.allow(/404/);
    await hasSeenOffers(page);
    await openStillPage(page, path, 'dark');
    await expectNoViolationsInBothThemes(page, path, ['dark', 'light']);
    await expectNothingSideways(page, [1024, 1200, 1440, 1920]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test(`${name} is sound as on a desktop; nothing fixed covers a headline or control, no word is broken, targets are large`, async ({
      page,
      consoleGuard,
    }) => {
      if (isMissing(name)) consoleGuard.allow(/404/);
      const requests = watchRequests(page);
      // The document of the home page brings its offers along: nothing of theirs could be held until axe is done.
      const offers =
        name === 'home' ? undefined : await holdFetches(page, callAddress(readPopupOffers));
      await (offers ? page.clock.install() : hasSeenOffers(page));
      await openStillPage(page, path, 'light');
      await expectNoViolationsInBothThemes(page, path, ['light', 'dark']);
      // Only now: requests that the test looks at come late, and a late font moves what it is written in.
      await emptyOtherOrigins(page);
      await test.step('nothing is covered, the offers pop-up included', async () => {
        if (!offers) await reloadWithOffers(page);
        else {
          await offers.release();
          for (const _turn of ['the offers come', 'the pop-up comes']) {
            await expect.poll(requests.underWay).toBe(0);
            await page.clock.runFor(SETTLED_MS);
          }
        }
        await expectNothingCovered(page, shownInLowWindow(page, name));
        await expectReachable(page);
      });
      await expectNothingSideways(page, [320, 360, 390, 600, 704, 768]);
    });
  });
}

test.describe('on a phone', () => {
  // From the start: a document that follows a resize on a busy machine may choose its picture for the window of before.
  test.use({ viewport: PHONE });
  for (const { name, path } of [...pagesAlike, preorderWithCode])
    test(`${name}, which is made of parts of other pages, is sound, with large targets and nothing covered`, async ({
      page,
    }) => {
      await hasSeenOffers(page);
      await page.goto(path);
      await waitForShell(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoViolationsInBothThemes(page, path);
      await expectSoundIn(page, PHONE);
      await expectNothingSideways(page, [320, 600, 704, 768, 1440]);
    });
});

for (const width of [390, 1440])
  test(`pages that begin with words begin at one place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const places: Record<string, readonly (number | undefined)[]> = {};
    for (const path of WITH_WORDS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      places[path] = [box?.x, box?.y];
    }
    const [first] = Object.values(places);
    expect(first?.[1]).toBeGreaterThan(0);
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((path) => [path, first])));
  });
