import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/axe';
import { everyPage, isMissing } from '../../fixtures/every-page';
import { expectNoShift, watchShifts } from '../../fixtures/layout-shift';
import { turnTheme, waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { hasSeenOffers, visitorWithTheme } from '../../fixtures/visitor';

/** How a visitor comes, and the theme to which the page is turned once it is there. */
const visits = [
  { where: 'a phone', width: 390, height: 844, theme: 'light', other: 'dark' },
  { where: 'a desktop', width: 1440, height: 900, theme: 'dark', other: 'light' },
] as const;

/** Page and shell cut off what stands out sideways, so that nobody can scroll there: seen here all the same. */
async function expectNothingSideways(page: Page, widths: readonly number[]): Promise<void> {
  await page.addStyleTag({ content: 'body, main { overflow-x: visible !important; }' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => {
      window.scrollTo(10_000, 0);
      return { scrolled: window.scrollX, wide: document.documentElement.scrollWidth };
    });
    expect(overflow, `${width} px`).toEqual({ scrolled: 0, wide: width });
  }
}

for (const { where, width, height, theme, other } of visits) {
  test.describe(`on ${where}, in the ${theme} theme`, () => {
    test.use({ storageState: visitorWithTheme(theme), viewport: { width, height } });

    for (const { name, path } of everyPage) {
      test(`${name} holds still while it loads, fits, and has nothing that axe finds in either theme`, async ({
        page,
        consoleGuard,
      }) => {
        if (isMissing(name)) consoleGuard.allow(/404/);
        await hasSeenOffers(page);
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'load' });
        await waitForShell(page);
        await expectNoShift(page);

        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoViolations(page, theme);
        await turnTheme(page, other);
        await expectNoViolations(page, other);
        await expectNothingSideways(
          page,
          width < 600 ? [320, 360, 390, 600, 768] : [1024, 1200, 1440, 1920],
        );
      });
    }
  });
}
