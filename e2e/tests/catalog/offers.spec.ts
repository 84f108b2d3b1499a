import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test(`offers lead to the pre-order with their code, of the bike in the colour that their picture shows, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, '/offers', width);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Deals');
    const card = page.getByRole('article', { name: '₹10,000 off the Marut GT' });
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
      'href',
      '/vayu_marut-gt-red/preorder/WINDFALL',
    );
    await card.getByRole('link', { name: /^Book Now/ }).click();
    await expect(page).toHaveURL('/vayu_marut-gt-red/preorder/WINDFALL');
    await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  });
}
