import AxeBuilder from '@axe-core/playwright';
import { CATALOG_WIDTHS, catalogPages, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const { name, path } of catalogPages) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${name} has one h1, nothing sideways and nothing that axe finds, in the ${theme} theme`, async ({
      page,
      consoleGuard,
    }) => {
      if (name === 'unknown product') consoleGuard.allow(/404/);
      await page.addInitScript((value) => localStorage.setItem('themeMode', value), theme);
      await openQuietly(page, path, CATALOG_WIDTHS[0]);
      for (const width of CATALOG_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
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
        expect(found, `${width} px`).toEqual([]);
      }
    });
  }
}
