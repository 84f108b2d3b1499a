import type { Page } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { waitForHydration } from '../../fixtures/hydration';
import { bookNowDialog } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

/** The pre-order page shows the GT in red, everywhere. */
async function expectRedGt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Vayu Marut GT' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    'Vayu Marut GT, Red',
  );
  const card = page.getByRole('article', { name: 'Vayu Marut GT' });
  await expect(card.locator('img').first()).toHaveAttribute('src', /gt-red/);
}

test('a colour chosen on the product page is the one that is pre-ordered', async ({ page }) => {
  await openQuietly(page, '/product/vayu_marut', 1440);
  const gt = page.getByRole('region', { name: 'Vayu Marut GT', exact: true });
  await gt.getByRole('radio', { name: 'Graphite' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/colour=red/);
  const bar = page.getByRole('navigation', { name: 'Vayu Marut GT page' });
  await expect(bar.getByRole('img', { name: 'Red' })).toHaveCount(1);
  await gt.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/vayu_marut-gt/preorder?colour=red');
  await expectRedGt(page);
  await page.reload();
  await expectRedGt(page);
});

test('Book Now of the header shows the model in view first, with its chosen colour', async ({
  page,
}) => {
  await openQuietly(page, '/product/vayu_marut?variant=gt&colour=red', 390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book Now' }).click();
  const gt = bookNowDialog(page).getByRole('link', { name: 'Book Now: Vayu Marut GT' });
  await expect(gt).toBeInViewport();
  const card = bookNowDialog(page).getByRole('article', { name: 'Vayu Marut GT' });
  await expect(card.locator('img')).toHaveAttribute('src', /\/gt-red-cutout/);
  await gt.click();
  await expect(page).toHaveURL('/vayu_marut-gt/preorder?colour=red');
  await expectRedGt(page);
});

test('banner, cards and details follow the variant of the address, on the server too', async ({
  page,
}) => {
  const html = await (await page.request.get('/product/vayu_marut?variant=cargo')).text();
  expect(html).toMatch(/alt="Vayu Marut Cargo[^"]*"/);
  expect(html).not.toMatch(/<img[^>]*gt-graphite-hero/);
  await openQuietly(page, '/product/vayu_marut?variant=cargo', 390);
  const variants = page.getByRole('region', { name: 'Vayu Marut variants' });
  const cargo = variants.getByRole('button', { name: /Vayu Marut Cargo/ });
  await expect(cargo).toHaveAttribute('aria-pressed', 'true');
  await cargo.scrollIntoViewIfNeeded();
  await expect(cargo).toBeInViewport();
  await expect(variants.getByText('Slide 4 of 4')).toBeAttached();
  await expect(variants.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('specifications and the way back keep the choice; the test ride knows the model', async ({
  page,
}) => {
  await openQuietly(page, '/product/vayu_marut?variant=sport&colour=red', 1440);
  await page.getByRole('link', { name: 'All specifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vayu Marut Sport' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vayu Marut' }).click();
  await expect(page).toHaveURL('/product/vayu_marut?variant=sport&colour=red');
  const ride = page
    .getByRole('region', { name: 'Vayu Marut Sport', exact: true })
    .getByRole('link', { name: 'Test Ride' });
  await expect(ride).toHaveAttribute('href', '/test-ride?model=vayu_marut_sport');
  await openQuietly(page, '/test-ride?model=vayu_marut_sport', 1440);
  const city = page.getByRole('combobox', { name: 'Select City' });
  await city.fill('Warangal');
  await page
    .getByRole('option', { name: /Warangal/ })
    .first()
    .click();
  const product = page.getByRole('combobox', { name: 'Product' });
  await expect(product).toContainText('Vayu Marut Sport');
  await expect(page).toHaveURL(/[?&]dealer=/);
  // The server renders city and model of the address too: a mismatch would be on the console.
  await page.reload();
  await waitForHydration(page);
  await expect(product).toContainText('Vayu Marut Sport');
});
