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
    // Rules for the narrowest windows come in a quiet moment.
    await expect(page.locator('style[media="(max-width: 19rem)"]')).toBeAttached();
    await expectNothingSideways(page, [1280, 768, 390]);
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
