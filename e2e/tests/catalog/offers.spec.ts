import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

const LIST = '**/website/products/discount/coupons/offers/list/1';

for (const width of CATALOG_WIDTHS) {
  test(`offers lead to the pre-order with their code, at ${width} px`, async ({ page }) => {
    await openQuietly(page, '/offers', width);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Deals');
    const card = page.getByRole('article', { name: 'Rs 10,000 off the Marut GT' });
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
      'href',
      '/vayu_marut-gt/preorder/WINDFALL',
    );
  });
}

test('no offers are "No Active Deals", and a failure is not', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/500|offers/);
  await openQuietly(page, '/gallery', 1440);
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('alert')).toContainText('Opps! Something went wrong.');
  await expect(page.getByText('No Active Deals')).toHaveCount(0);

  await page.unroute(LIST);
  await page.route(LIST, (route) =>
    route.fulfill({
      json: { status: 200, message: '', data: { response_data: { coupon_offer_codes: [] } } },
    }),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No Active Deals' })).toBeVisible();
  await expect(page.getByText(/No offers are available/)).toBeVisible();
});
