import { expectNoViolationsInBothThemes } from '../../fixtures/axe';
import { openQuietly } from '../../fixtures/catalog';
import { partsByWidth, partsOfPages, QUIET_PAGE } from '../../fixtures/open-parts';
import { LARGE } from '../../fixtures/shell';
import { findSmallTargets } from '../../fixtures/small-targets';
import { expect, test } from '../../fixtures/test';

for (const { width, parts } of partsByWidth) {
  test(`nothing that opens on every page has anything that axe finds, in both themes, or that is too small for a thumb, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, QUIET_PAGE, width);
    for (const [at, { name, open, where }] of parts.entries())
      await test.step(`the open ${name} has nothing that axe finds, and nothing too small for a thumb`, async () => {
        await open(page);
        await expectNoViolationsInBothThemes(page, name);
        expect(await findSmallTargets(page)).toEqual([]);
        if (at === parts.length - 1) return;
        await page.keyboard.press('Escape');
        await expect(where(page)).toBeHidden();
      });
  });

  for (const { name, open, path } of partsOfPages.filter(
    ({ sameWhenWide }) => width < LARGE || !sameWhenWide,
  ))
    test(`the open ${name} has nothing that axe finds, in both themes, and nothing too small for a thumb, at ${width} px`, async ({
      page,
      consoleGuard,
    }) => {
      // Brochures that are held until the scan is over may be given up meanwhile, which is only logged.
      if (name.startsWith('brochure menu')) consoleGuard.allow(/brochure/);
      await openQuietly(page, path, width);
      await open(page);
      await expectNoViolationsInBothThemes(page, name);
      expect(await findSmallTargets(page)).toEqual([]);
    });
}
