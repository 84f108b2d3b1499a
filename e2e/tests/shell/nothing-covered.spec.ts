import { findBrokenWords } from '../../fixtures/broken-words';
import { expectUncoveredFocus, findCovered } from '../../fixtures/covered';
import { everyPage, isMissing } from '../../fixtures/every-page';
import { waitForShell } from '../../fixtures/shell';
import { findSmallTargets } from '../../fixtures/small-targets';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

/** A phone, a tablet, a wide screen, two phones on their side, and a wide screen at zoom 200 %. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 400 },
];
/** Longer than the offers pop-up waits, in ms. */
const SETTLED_MS = 3_000;

/** Pages that begin with a bike over the whole width: in a low window their title stands beside it. */
const BESIDE_THE_BIKE = ['home', 'about', 'product with variants', 'test-ride booking'];

/** Pages of a bike: a low window shows the way to pay at once. */
const BIKES = ['product', 'product with variants'];

for (const { name, path } of everyPage) {
  test(`nothing fixed covers a headline or control, no word is broken, targets are large: ${name}`, async ({
    page,
    consoleGuard,
  }) => {
    if (isMissing(name)) consoleGuard.allow(/status of 404/);
    // Maps and films of other origins are empty here: one that cannot be reached is asked for again and again.
    await page.route(
      (url) => url.origin !== siteOrigin,
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.clock.install();
    await page.goto(path);
    await waitForShell(page);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(SETTLED_MS);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(SETTLED_MS);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.clock.runFor(500);
      await expect
        .poll(() => findCovered(page), `first view at ${size.width} by ${size.height}`)
        .toEqual([]);
      if (size.height < 500 && BESIDE_THE_BIKE.includes(name))
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      if (size.height < 500 && BIKES.includes(name))
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: /^Book / })
            .first(),
        ).toBeInViewport({ ratio: 1 });
      expect(await findBrokenWords(page), `words broken at ${size.width} px`).toEqual([]);
    }
    for (const size of [WINDOWS[0], WINDOWS.at(-1)]) {
      if (!size) continue;
      await page.setViewportSize(size);
      expect(await findSmallTargets(page), `targets at ${size.width} px`).toEqual([]);
      await expectUncoveredFocus(page, `focus at ${size.width} by ${size.height}`);
    }
  });
}
