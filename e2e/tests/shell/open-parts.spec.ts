import { expectNoViolationsInBothThemes } from '../../fixtures/axe';
import { openQuietly } from '../../fixtures/catalog';
import { journeys } from '../../fixtures/journeys/journeys';
import { partsByWidth, QUIET_PAGE } from '../../fixtures/open-parts';
import { partsOfPages } from '../../fixtures/open-parts-of-pages';
import { LARGE } from '../../fixtures/shell';
import { findSmallTargets } from '../../fixtures/small-targets';
import { expectSoundState } from '../../fixtures/sound-state';
import { expect, test } from '../../fixtures/test';

for (const { name, path, states } of journeys)
  test(`no state in the course of ${name} has anything that axe finds, in both themes, or that is too small for a thumb, at 390 and 1440 px`, async ({
    page,
    consoleGuard,
  }) => {
    // Some states come from answers that are lost or refused; a preloaded picture may be one for the other window.
    consoleGuard.allow(/net::ERR_|Failed to fetch|no-response|status of 4\d\d|API 4\d\d/);
    consoleGuard.allow(/preloaded using link preload/);
    await openQuietly(page, path, 390);
    for (const { name: state, open, where } of states())
      await test.step(state, async () => {
        await open(page);
        await expectSoundState(page, state, where(page));
      });
  });

for (const { width, parts } of partsByWidth) {
  test(`nothing that opens on every page has anything that axe finds, in both themes, or that is too small for a thumb, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, QUIET_PAGE, width);
    for (const [at, { name, open, where }] of parts.entries())
      await test.step(`the open ${name} has nothing that axe finds, and nothing too small for a thumb`, async () => {
        await open(page);
        await expectNoViolationsInBothThemes(page, name, undefined, where(page));
        expect(await findSmallTargets(page)).toEqual([]);
        if (at === parts.length - 1) return;
        await page.keyboard.press('Escape');
        await expect(where(page)).toBeHidden();
      });
  });

  for (const { name, open, where, path } of partsOfPages.filter(
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
      await expectNoViolationsInBothThemes(page, name, undefined, where(page));
      expect(await findSmallTargets(page)).toEqual([]);
    });
}
