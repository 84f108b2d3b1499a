import { holdRequests } from '../../fixtures/hold-requests';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('an offer strikes the ex-showroom price through and shows the price that is asked', async ({
  page,
}) => {
  await page.goto('/vayu_marut-gt/preorder');
  await expect(page.getByRole('heading', { level: 1, name: 'Vayu Marut GT' })).toBeVisible();
  await expect(page.locator('s, del').filter({ hasText: '₹1,89,999/-' }).first()).toBeVisible();
  await expect(page.getByText('₹1,79,999/-').first()).toBeVisible();
  await expect(page.getByText('₹10,000 off the Marut GT').first()).toBeVisible();
});

test('Book Now on a variant selects it and leads to the order area', async ({ page }) => {
  await page.goto('/vayu_marut-gt/preorder');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Book Now: Vayu Marut Sport' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vayu Marut Sport' })).toBeInViewport();
});

test('a model with one variant has no variant in its heading and no carousel', async ({ page }) => {
  await page.goto('/vayu_one-0/preorder');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vayu One', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Book Now: / })).toHaveCount(0);
});

test('the legal pages open beside the order, not instead of it', async ({ page }) => {
  await page.goto('/vayu_marut-gt/preorder');
  const summary = page.getByRole('main');
  for (const [name, href] of [
    ['Terms and Conditions', '/terms-conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    const link = summary.getByRole('link', { name: new RegExp(name) }).first();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('an unknown product is a 404 that says so and leads home', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404 \(Not Found\)/);
  const answer = await page.goto('/no_such-1/preorder');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toContainText('Selected product details not found, please try again.');
  await expect(page.getByRole('banner')).toBeInViewport();
  await main.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a colour chosen before the page’s script is ready is the one that is ordered, also after a reload', async ({
  page,
}) => {
  const scripts = await holdRequests(page, /\.m?js(\?|$)/);
  await page.goto('/vayu_marut-gt/preorder', { waitUntil: 'commit' });
  const red = page.getByRole('radio', { name: 'Red' });
  const summary = page.getByRole('region', { name: 'Order summary' });
  await page.getByText('Red', { exact: true }).click();
  await expect(red).toBeChecked();
  scripts.release();
  await waitForHydration(page);
  await expect(summary).toContainText('Vayu Marut GT, Red');
  await expect(page).toHaveURL(/colour=red/);
  await page.reload();
  await expect(red).toBeChecked();
  await expect(summary).toContainText('Vayu Marut GT, Red');
});

test('an offer link of three parts opens the colour that it names', async ({ page }) => {
  await page.goto('/vayu_marut-gt-red/preorder/WINDFALL');
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    'Vayu Marut GT, Red',
  );
});
