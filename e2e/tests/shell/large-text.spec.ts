import type { Page } from '@playwright/test';
import { slidesInView, wake } from '../../fixtures/carousel';
import { waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';
import { expectNothingSideways } from '../../fixtures/whole-page';
import config from '../../playwright.config';

/** The browser's own text twice as large as usual, as its settings offer it: not zoom, which enlarges pictures too. */
const { launchOptions } = config.use ?? {};
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), LARGE_TEXT] },
});

const PAGES = [
  '/',
  '/product/vayu_marut',
  '/test-ride',
  '/vayu_marut-gt/preorder',
  '/locate-dealer?state=Telangana',
  '/offers',
];

/** Rules for the narrowest windows come in a quiet moment. */
const expectNarrowestRules = (page: Page) =>
  expect(page.locator('style[media="(max-width: 19rem)"]')).toBeAttached();

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

for (const path of PAGES)
  test(`${path} fits with text twice as large, in the layout of a window half as wide`, async ({
    page,
  }) => {
    await hasSeenOffers(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await waitForShell(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await expect(menuButton(page)).toBeVisible();
    await expectNarrowestRules(page);
    await expectNothingSideways(page, [1280, 768, 390]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('long words of a heading and of a table stay in the window with text twice as large', async ({
    page,
  }) => {
    for (const path of ['/ownership/accessories', '/terms-conditions', '/releases'])
      await test.step(path, async () => {
        await page.goto(path);
        await expectNarrowestRules(page);
        await expectNothingSideways(page, [390]);
      });
  });
});

test('a carousel that moves has as many slides in view as a window half as wide, too', async ({
  page,
}) => {
  await hasSeenOffers(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await waitForShell(page);
  const gallery = page.getByRole('region', { name: 'Model gallery' });
  await wake(gallery);
  await expect.poll(() => slidesInView(gallery)).toBe(2);
});
