import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test.describe(`home at ${width} px`, () => {
    test.beforeEach(({ page }) => openQuietly(page, '/', width));

    test('shows its sections in the order of the spec', async ({ page }) => {
      const headings = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .allTextContents();
      const at = (text: RegExp) => headings.findIndex((heading) => text.test(heading));
      const order = [
        /named after the wind/,
        /nothing to hide/,
        /Featured in/,
        /Find your/,
        /saddle/,
        /Watch/,
        /says it all/,
      ];
      const places = order.map(at);
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });

    test('has seven press links, four testimonials and six films of three ids', async ({
      page,
    }) => {
      const press = page.getByRole('region', { name: 'Press links' });
      await expect(press.locator('a')).toHaveCount(7);
      await expect(page.getByRole('figure')).toHaveCount(4);
      const films = page.getByRole('region', { name: 'Videos' });
      await expect(films.locator('button[aria-label^="Play video"]')).toHaveCount(6);
    });

    test('moves the model gallery by its buttons', async ({ page }) => {
      const models = page.getByRole('region', { name: 'Model gallery' });
      await models.scrollIntoViewIfNeeded();
      await expect(models.locator('.swiper-initialized')).toBeVisible();
      const counter = models.getByText(/^Slide \d of 7$/);
      await models.getByRole('button', { name: 'Pause' }).click();
      const before = await counter.textContent();
      await models.getByRole('button', { name: 'Next slide' }).click();
      await expect(counter).not.toHaveText(before ?? '');
    });

    test('leads from a model to its page', async ({ page }) => {
      await page
        .getByRole('region', { name: 'Model gallery' })
        .getByRole('link', { name: 'Vayu One' })
        .click();
      await expect(page).toHaveURL(/\/product\/vayu_one$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vayu One');
    });

    test('ends with the call to a test ride', async ({ page }) => {
      const call = page.getByRole('main').getByRole('link', { name: 'Book a test ride' }).last();
      await call.click();
      await expect(page).toHaveURL(/\/test-ride$/);
    });
  });
}

test('loads a player only when a film is started', async ({ page }) => {
  await openQuietly(page, '/', 1440);
  const films = page.getByRole('region', { name: 'Videos' });
  await expect(films.locator('iframe')).toHaveCount(0);
  await films
    .getByRole('button', { name: /^Play video/ })
    .first()
    .click();
  await expect(films.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
});
