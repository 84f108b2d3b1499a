import AxeBuilder from '@axe-core/playwright';
import { waitForHydration } from '../../fixtures/hydration';
import { pages } from '../../fixtures/pages';
import { expect, test } from '../../fixtures/test';
import { visitorWithTheme } from '../../fixtures/visitor';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ storageState: visitorWithTheme(theme) });

    for (const { name, path } of pages) {
      test(`${name} has nothing that axe finds, on phone and desktop`, async ({ page }) => {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await waitForHydration(page);
          // Frames of other origins (maps, videos) are not ours.
          const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
          const found = violations.map((v) => ({
            rule: v.id,
            where: v.nodes.map((node) => node.target.join(' ')),
          }));
          expect(found, `${width} px`).toEqual([]);
        }
      });
    }
  });
}
