import type { Page } from '@playwright/test';
import { payButton } from '../../fixtures/checkout';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForForms, waitForPage } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const ENQUIRY = { path: '/company-office', code: /enquiry-form.*\.js/ };
const PREORDER = { path: '/vayu_marut-gt/preorder', code: /preorder-forms.*\.js/ };

/** Opens a page that is alive and whose form is not: its code stays away until released. */
async function openWithoutForm(
  page: Page,
  { path, code }: typeof ENQUIRY,
): Promise<{ release: () => void }> {
  const held = await holdRequests(page, code);
  await page.goto(path);
  await waitForPage(page);
  return held;
}

test('a form that is filled in and sent while its code is on the way is checked and sent once when it is here', async ({
  page,
}) => {
  const code = await openWithoutForm(page, ENQUIRY);
  const form = page.getByRole('form', { name: 'Send us a message' });
  const name = form.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Asha Rao');
  await form.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  const address = page.url();
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByRole('textbox', { name: 'Email' }).press('Enter');

  await test.step('the rest of the page works meanwhile, and takes nothing away', async () => {
    const dark = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
    await dark.click();
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(name).toHaveValue('Asha Rao');
  });

  code.release();
  await expect(form.getByText('Phone number is required')).toBeVisible();
  await expect(form.getByText('Email is required')).toHaveCount(0);
  await expect(name).toHaveValue('Asha Rao');
  expect(page.url()).toBe(address);
});

test('a form whose code is lost says so where the visitor is, keeps what was typed, and comes by Try Again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be loaded|ERR_FAILED|ChunkLoadError|Loading chunk/);
  const files = ENQUIRY.code;
  await page.route(files, (route) => route.abort());
  await page.goto(ENQUIRY.path);
  await waitForPage(page);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Asha Rao');
  const notice = page.getByRole('alert').filter({ hasText: 'This form could not be loaded' });
  await expect(notice).toBeInViewport();
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Try Again' }).press('Enter');
  await waitForForms(page);
  await expect(notice).toHaveCount(0);
  await expect(name).toHaveValue('Asha Rao');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Phone number is required')).toBeVisible();
});

test('a tick in the pre-order form while its code is on the way takes nothing of what was typed away', async ({
  page,
}) => {
  const code = await openWithoutForm(page, PREORDER);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const sameAddress = page.getByRole('checkbox', { name: 'same as billing' });
  await name.fill('Asha Rao');
  await sameAddress.uncheck();
  code.release();
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveCount(2);
  await expect(sameAddress).not.toBeChecked();
  await expect(name).toHaveValue('Asha Rao');
});

test('a press on Pay while the code of the pre-order form is on its way counts, whatever an entry brings into the form', async ({
  page,
}) => {
  const code = await openWithoutForm(page, PREORDER);
  await page.getByRole('checkbox', { name: 'same as billing' }).uncheck();
  await payButton(page).click();
  code.release();
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveCount(2);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveAccessibleDescription('Full Name is required');
});

test('a field keeps the focus and its text when the theme changes while the code of its form is on its way', async ({
  page,
}) => {
  const code = await openWithoutForm(page, ENQUIRY);
  const form = page.getByRole('form', { name: 'Send us a message' });
  const state = form.getByRole('combobox', { name: 'State' });
  await state.fill('Kera');
  // As another tab does it: the focus stays where it is.
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  code.release();
  await waitForForms(page);
  await expect(state).toBeFocused();
  await page.keyboard.type('la');
  await expect(state).toHaveValue('Kerala');
});

test('a colour that is chosen while the pre-order form is on its way is shown at once, and what was typed stays', async ({
  page,
}) => {
  const code = await openWithoutForm(page, PREORDER);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Asha Rao');
  await page
    .getByRole('main')
    .getByTitle('Red')
    .or(page.getByText('Red', { exact: true }))
    .first()
    .click();
  await expect(page.getByText('Colour: Red')).toBeVisible();
  await expect(name).toHaveValue('Asha Rao');
  code.release();
  await waitForForms(page);
  await expect(name).toHaveValue('Asha Rao');
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('Red, quantity 1');
});
