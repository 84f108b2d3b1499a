import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test(`terms have their last revision and a table of contents, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, '/terms-conditions', width);
    await expect(page.getByText('Last revision 11-09-2020')).toBeVisible();
    await expect(page.getByText(/Secunderabad, Telangana/).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: /Introductory offer/ })
      .click();
    await expect(page.getByRole('heading', { name: /Introductory offer/ })).toBeInViewport();
    await expect(page).toHaveURL(/#introductory-offer$/);
  });

  test(`about tells why, innovation and environmental impact, at ${width} px`, async ({ page }) => {
    await openQuietly(page, '/about-us', width);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We make motorbikes');
    for (const part of [/Why electric/i, /^Innovation$/i, /^Environmental impact$/i]) {
      await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
    }
  });
}

test('a legal text prints without what stands around it', async ({ page }) => {
  await openQuietly(page, '/refund-policy', 1440);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Refund Policy');
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
