import { bookButton, fillBooking, newPhone } from '../../fixtures/booking';
import { waitForHydration } from '../../fixtures/hydration';
import { BLACK, expectPageAloneOnPaper } from '../../fixtures/printed';
import { expect, test } from '../../fixtures/test';
import { choseTheme, hasSeenOffers } from '../../fixtures/visitor';

test.beforeEach(async ({ page }) => {
  await hasSeenOffers(page);
  await choseTheme(page, 'dark');
});

test('every page prints black on white, without header, footer and the link that skips them', async ({
  page,
}) => {
  for (const path of ['/product/vayu_one', '/vayu_marut-gt/preorder', '/ownership/service']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await waitForHydration(page);
    await expectPageAloneOnPaper(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', BLACK);
  }
});

test('costs and range whose code has not come take no paper', async ({ page }) => {
  await page.goto('/product/vayu_one');
  await waitForHydration(page);
  const place = page.locator('#cost').locator('..');
  await expect(place).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(place).toBeHidden();
});

test('answers that are folded on the screen are on paper', async ({ page }) => {
  await page.goto('/ownership/faqs');
  await waitForHydration(page);
  const answer = page.getByText(/^From any 15 A socket/);
  await expect(answer).toBeHidden();
  await expectPageAloneOnPaper(page);
  await expect(answer).toBeVisible();
});

test('the result of a booking prints alone, and whole', async ({ page }) => {
  await page.goto('/test-ride');
  await waitForHydration(page);
  await fillBooking(page, newPhone());
  await bookButton(page).click();
  const result = page.getByRole('alertdialog', { name: 'Enquiry Submitted!' });
  await expect(result).toContainText('Your reference');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result.getByRole('heading')).toHaveCSS('color', BLACK);
});
