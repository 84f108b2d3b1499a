import { findBrokenWords } from '../../fixtures/broken-words';
import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

const PATH = '/product/vayu_marut/technical-specifications';

for (const width of CATALOG_WIDTHS) {
  test.describe(`specifications at ${width} px`, () => {
    test('groups the lines of the chosen variant', async ({ page }) => {
      await openQuietly(page, PATH, width);
      const performance = page.getByRole('table', { name: 'Performance' });
      await expect(performance.getByRole('row', { name: 'Top Speed 120 km/h' })).toBeVisible();
      await page.getByRole('button', { name: 'Sport', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vayu Marut Sport');
      await expect(performance.getByRole('row', { name: 'Top Speed 135 km/h' })).toBeVisible();
      await expect(page).toHaveURL(/variant=sport/);
    });

    test('sets two to four models side by side and marks what differs', async ({ page }) => {
      await openQuietly(page, PATH, width);
      const models = page.getByRole('group', { name: 'Models' });
      const table = page.getByRole('region', { name: 'Comparison' });
      await expect(table.getByRole('columnheader')).toHaveText(['Vayu Marut GT', 'Vayu One']);
      await models.getByRole('checkbox', { name: 'Vayu Marut Sport' }).check();
      await models.getByRole('checkbox', { name: 'Vayu Marut Tour' }).check();
      await expect(models.getByRole('checkbox', { name: 'Vayu Marut Cargo' })).toBeDisabled();
      await expect(table.getByRole('row', { name: /^Top Speed \(differs\)/ })).toBeVisible();
      await expect(table.getByRole('row', { name: /^Nominal Voltage 72 V/ })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Show differences only' }).check();
      await expect(table.getByRole('row', { name: /^Nominal Voltage/ })).toHaveCount(0);
    });
  });
}

test('two models stand side by side whole on a phone of 360 px', async ({ page }) => {
  await openQuietly(page, PATH, 360);
  const table = page.getByRole('region', { name: 'Comparison' });
  const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden).toBe(0);
  expect(await findBrokenWords(page)).toEqual([]);
});

test('the ways to a product with a long name stay in the narrowest window', async ({ page }) => {
  const ways = [
    [PATH, 'Back to Vayu Marut'],
    ['/gallery', 'See the Vayu Marut'],
  ] as const;
  for (const [path, name] of ways) {
    await openQuietly(page, path, 320);
    const way = page.getByRole('link', { name });
    await way.evaluate((link) => {
      const words = link.lastChild as Text;
      words.data = 'Vayu Marut Adventure Rally Edition of the Himalayas';
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, width }).toEqual({ path, width: 320 });
  }
});
