import AxeBuilder from '@axe-core/playwright';
import { CATALOG_WIDTHS, catalogPages, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const { name, path } of catalogPages) {
  test(`${name}: nothing for axe, nothing sideways, one h1, in both themes`, async ({
    page,
    consoleGuard,
  }) => {
    if (name === 'unknown product') consoleGuard.allow(/404/);
    for (const theme of ['light', 'dark'] as const) {
      for (const width of CATALOG_WIDTHS) {
        await page.addInitScript((value) => localStorage.setItem('themeMode', value), theme);
        await openQuietly(page, path, width);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        const found = violations.map((v) => ({
          rule: v.id,
          where: v.nodes.map((node) => node.target.join(' ')),
        }));
        expect(found, `${theme}, ${width} px`).toEqual([]);
      }
    }
  });
}
