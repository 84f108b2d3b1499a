import type { Locator } from '@playwright/test';
import { bookButton, expectBooked, fillBooking, newPhone } from '../../fixtures/booking';
import {
  address,
  closeWidget,
  expectPlaced,
  fillOrder,
  newBuyer,
  openPreorder,
  orderForm,
  orderNotice,
  outcome,
  payButton,
  payInWidget,
  widget,
} from '../../fixtures/checkout';
import { enquiryRows } from '../../fixtures/form-rows';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForForms, waitForHydration, waitForPage } from '../../fixtures/hydration';
import { enterCode, expectVerified, receiveCode } from '../../fixtures/one-time-code';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { banner } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { translateAsBrowsersDo } from '../../fixtures/translating-browser';

test('an order is made and paid on a page that the browser translates, and the page shows what it costs now', async ({
  page,
}) => {
  const buyer = newBuyer();
  await openPreorder(page);
  await page.evaluate(translateAsBrowsersDo);
  const form = orderForm(page);
  await form.getByRole('textbox', { name: 'Full Name' }).fill('A');
  await form.getByRole('textbox', { name: 'Phone Number' }).fill('1');
  await expect(form.getByText('Name must be at least 3 characters')).toBeVisible();
  await fillOrder(page, buyer);
  await expect(form.getByText('Name must be at least 3 characters')).toHaveCount(0);
  await expect(form.getByText('must be exactly 10 digits')).toHaveCount(0);

  // What is to be paid follows the choice.
  await expect(payButton(page)).toHaveText('Pay ₹2,573/-');
  await form.getByText('Order Now', { exact: true }).click();
  await expect(payButton(page)).not.toHaveText('Pay ₹2,573/-');
  await form.getByText('Pre-order', { exact: true }).click();
  await expect(payButton(page)).toHaveText('Pay ₹2,573/-');

  await payButton(page).click();
  await expect(widget(page)).toContainText('₹2,573');
  await closeWidget(page);
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(outcome(page)).toBeHidden();
  await orderNotice(page).getByRole('button', { name: 'Pay now' }).click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
  await outcome(page).getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ride the wind/ })).toBeVisible();
});

test('a translated page books a ride, verifies a number and leads on', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/test-ride');
  await waitForHydration(page);
  await page.evaluate(translateAsBrowsersDo);
  await fillBooking(page, phone);
  await bookButton(page).click();
  await expectBooked(page);
  expect(await enquiryRows(phone)).toHaveLength(1);
  await banner(page).getByRole('link', { name: 'Become A Dealer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Become a Dealer' })).toBeVisible();
  await enterCode(page, await receiveCode(page, phone));
  await expectVerified(page);
});

test('what was done before the page was alive counts when the browser has translated the page meanwhile', async ({
  page,
  consoleGuard,
}) => {
  // React says that it makes the page anew.
  consoleGuard.allow(/React error #418/);
  const script = await holdRequests(page, /\/assets\/client\..*\.js$/);
  await page.goto('/test-ride', { waitUntil: 'commit' });
  const city = page.getByRole('combobox', { name: 'Select City' });
  await city.pressSequentially('Warangal');
  await banner(page).getByRole('button', { name: 'Dark theme' }).click();
  await city.focus();
  await page.evaluate(translateAsBrowsersDo);
  script.release();
  await waitForPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(city).toHaveValue('Warangal');
  await expect(city).toBeFocused();
});

test('what was typed into a form while its code was on the way stays when the page is translated meanwhile', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/React error #418/);
  const code = await holdRequests(page, /enquiry-form.*\.js/);
  await page.goto('/company-office');
  await waitForPage(page);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Asha Rao');
  await page.evaluate(translateAsBrowsersDo);
  await page.getByRole('button', { name: 'Submit' }).click();
  code.release();
  await waitForForms(page);
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(name).toHaveValue('Asha Rao');
});

for (const late of ['the script of the page', 'the code of the form'])
  test(`what was typed and ticked in a form stays when the page is translated before ${late} is there`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/React error #418/);
    const script = await holdRequests(page, /\/assets\/client\..*\.js$/);
    const code = await holdRequests(page, /preorder-forms.*\.js/);
    await page.goto('/vayu_marut-gt/preorder', { waitUntil: 'commit' });
    if (late === 'the code of the form') {
      script.release();
      await waitForPage(page);
    }
    const form = orderForm(page);
    const name = form.getByRole('textbox', { name: 'Full Name' });
    const sameAddress = form.getByRole('checkbox', { name: 'same as billing' });
    await name.pressSequentially('Asha Rao');
    await sameAddress.uncheck();
    await page.evaluate(translateAsBrowsersDo);
    script.release();
    await waitForPage(page);
    code.release();
    await expect(address(page, 'Delivery').getByRole('textbox', { name: 'City' })).toBeVisible();
    await expect(sameAddress).not.toBeChecked();
    await payButton(page).click();
    await expect(form.getByText('Phone number is required')).toBeVisible();
    await expect(name).toHaveValue('Asha Rao');
  });

test('a page that a translation turns to read from the right keeps names of fields apart from buttons, and phone numbers in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/order/history');
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const name = page.getByRole('main').locator('label', { hasText: 'Mobile Number' });
  const send = page.getByRole('button', { name: 'Send OTP' });
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  const rightOf = async (part: Locator) =>
    (await leftOf(part)) + ((await part.boundingBox())?.width ?? 0);
  await expect.poll(async () => (await leftOf(name)) - (await rightOf(send))).toBeGreaterThan(0);

  // "+91" stands left of the last digit.
  const number = page.getByRole('contentinfo').getByRole('link', { name: '+91' });
  const spread = await number.evaluate((link) => {
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const place = (at: number) => {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().x;
    };
    return place(text.data.trimEnd().length - 1) - place(text.data.indexOf('+'));
  });
  expect(spread).toBeGreaterThan(0);
});
