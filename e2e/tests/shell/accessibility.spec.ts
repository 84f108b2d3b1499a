import { expectNoViolations } from '../../fixtures/axe';
import { isMissing, otherPages } from '../../fixtures/every-page';
import { waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { visitorWithTheme } from '../../fixtures/visitor';

// The pages of the catalog: tests/catalog/every-page.spec.ts.
for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ storageState: visitorWithTheme(theme) });

    for (const { name, path } of otherPages) {
      test(`${name} has nothing that axe finds, on phone and desktop`, async ({
        page,
        consoleGuard,
      }) => {
        if (isMissing(name)) consoleGuard.allow(/404/);
        await page.addInitScript(() => {
          if (window === window.top) sessionStorage.setItem('offersPopupShown', '1');
        });
        await page.goto(path);
        await waitForShell(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoViolations(page, `${width} px`);
        }
      });
    }
  });
}
