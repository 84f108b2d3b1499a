import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForForms, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

/** Opens a page whose script stays away until released: what every visitor has for a while on a slow network. */
async function openWithoutScript(page: Page, path: string): Promise<{ release: () => void }> {
  const script = await holdRequests(page, /\/assets\/client\..*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return script;
}

test('Book Now that was pressed before the page was alive opens the dialog', async ({ page }) => {
  const script = await openWithoutScript(page, '/');
  const bookNow = page.getByRole('banner').getByRole('button', { name: 'Book Now' });
  await bookNow.click();
  await bookNow.click();
  script.release();
  await expect(page.getByRole('dialog', { name: 'Book Your Ride Today!' })).toBeVisible();
});

test('the menu and the theme that were pressed before the page was alive do what they say', async ({
  page,
}) => {
  const script = await openWithoutScript(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click();
  script.release();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Locate a Dealer' }),
  ).toBeVisible();
});

test('the menu of a small window opens when it was pressed before the page was alive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const script = await openWithoutScript(page, '/gallery');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  script.release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});

test('a variant and the brochures that were pressed before the page was alive show', async ({
  page,
}) => {
  const script = await openWithoutScript(page, '/product/vayu_marut');
  const tour = page
    .getByRole('region', { name: 'Vayu Marut variants' })
    .getByRole('button', { name: /Vayu Marut Tour/ });
  await tour.click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Download Brochure' }).click();
  script.release();
  await expect(tour).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Vayu Marut Tour', exact: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Download Brochure' }).getByRole('link').first(),
  ).toBeVisible();
});

test('the view in 360° shows when it was pressed before the page was alive', async ({ page }) => {
  const script = await openWithoutScript(page, '/product/vayu_marut');
  await page.getByRole('button', { name: 'View in 360°' }).click();
  script.release();
  await expect(page.getByRole('slider', { name: 'Turn the Vayu Marut GT' })).toBeVisible();
});

test('a picture of the gallery opens when it was pressed before the page was alive', async ({
  page,
}) => {
  const script = await openWithoutScript(page, '/gallery');
  await page.getByRole('button', { name: 'Open picture: Vayu One in ivory' }).click();
  script.release();
  await expect(page.getByRole('dialog', { name: 'Vayu One in ivory' })).toBeVisible();
});

test('a state that was typed before the page was alive is chosen, and its list stays closed', async ({
  page,
}) => {
  const script = await openWithoutScript(page, '/company-office');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByRole('combobox', { name: 'State' }).fill('kerala');
  await form.getByRole('textbox', { name: 'City' }).fill('Kochi');
  script.release();
  await waitForForms(page);
  await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('Kerala');
  await expect(form.getByRole('combobox', { name: 'District' })).toBeEnabled();
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Kochi');
  await expect(form.getByRole('textbox', { name: 'City' })).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('what was typed into the city field before the page was alive is searched for', async ({
  page,
}) => {
  const script = await openWithoutScript(page, '/test-ride');
  const city = page.getByRole('combobox', { name: 'Select City' });
  await city.pressSequentially('Warangal');
  script.release();
  await waitForHydration(page);
  await expect(city).toHaveValue('Warangal');
  await page
    .getByRole('option', { name: /Warangal/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
});

test('a slider that was moved before the page was alive counts', async ({ page }) => {
  const script = await openWithoutScript(page, '/product/vayu_marut');
  const slider = page.getByRole('main').getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('End');
  const chosen = await slider.inputValue();
  script.release();
  await waitForHydration(page);
  await expect(slider).toHaveValue(chosen);
  // The words beside it are React's.
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`\\b${chosen} km`))
      .first(),
  ).toBeVisible();
});

test('a form that is sent before the page is alive does not leave the page', async ({ page }) => {
  // The form of a dealer that the address names has its code in files of its own.
  const script = await openWithoutScript(page, '/test-ride?dealer=1001');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Asha');
  const address = page.url();
  await name.press('Enter');
  script.release();
  await waitForHydration(page);
  expect(page.url()).toBe(address);
  await expect(name).toHaveValue('Asha');
});

test('a colour that was chosen before the page was alive is the one that is shown and booked', async ({
  page,
}) => {
  const script = await openWithoutScript(page, '/product/vayu_marut');
  const gt = page.getByRole('region', { name: 'Vayu Marut GT', exact: true });
  await gt.getByTitle('Red').click();
  script.release();
  await waitForHydration(page);
  await expect(gt.getByRole('radio', { name: 'Red' })).toBeChecked();
  await expect(gt.getByText('Colour: Red')).toBeVisible();
  await expect(gt.getByRole('img', { name: /Marut GT in red/ })).toBeVisible();
  await expect(gt.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    '/vayu_marut-gt/preorder?colour=red',
  );
});

test('a state that was chosen before the page was alive shows its dealers', async ({ page }) => {
  const script = await openWithoutScript(page, '/locate-dealer');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Kerala');
  script.release();
  await expect(page).toHaveURL(/state=Kerala/);
  await expect(page.getByRole('article').first()).toContainText('Kerala');
});

test('ticks of the comparison that were set before the page was alive count', async ({ page }) => {
  const script = await openWithoutScript(page, '/product/vayu_marut/technical-specifications');
  const compare = page.locator('#compare');
  const third = compare.getByRole('checkbox', { name: 'Vayu Marut Tour' });
  const was = await third.isChecked();
  await compare.getByText('Vayu Marut Tour', { exact: true }).first().click();
  await compare.getByText('Show differences only').click();
  script.release();
  await waitForHydration(page);
  await expect(third).toBeChecked({ checked: !was });
  await expect(compare.getByRole('checkbox', { name: 'Show differences only' })).toBeChecked();
  await expect(compare.getByRole('columnheader', { name: 'Vayu Marut Tour' })).toHaveCount(
    was ? 0 : 1,
  );
  await expect(compare.getByRole('rowheader', { name: 'Hill Hold' })).toHaveCount(0);
});
