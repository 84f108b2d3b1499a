import type { Page } from 'puppeteer-core';
import { newPhone } from '../fixtures/booking';
import { everyPage, isMissing } from '../fixtures/every-page';
import { requireFirefox } from '../fixtures/firefox';
import { choose, fill, openFirefox, waitForLife, waitUntil } from '../fixtures/firefox-visitor';
import { enquiryRows } from '../fixtures/form-rows';
import { keepServerHeading } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { siteOrigin } from '../site/addresses';

let page: Page;
let close: () => Promise<void>;

test.beforeEach(async () => {
  ({ page, close } = await openFirefox(requireFirefox()));
});
test.afterEach(() => close());

test('every page hydrates in Firefox, keeps the heading of the server and says nothing on the console', async () => {
  test.setTimeout(600_000);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') said.push(message.text());
  });
  await page.evaluateOnNewDocument(keepServerHeading);
  for (const { name, path } of everyPage)
    await test.step(`${name}: ${path}`, async () => {
      const answer = await page.goto(siteOrigin + path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status()).toBe(isMissing(name) ? 404 : 200);
      await waitForLife(page);
      const isKept = await page.evaluate(
        () =>
          window.serverHeading !== null && window.serverHeading === document.querySelector('h1'),
      );
      expect(isKept, "the server's heading is still the one in the page").toBe(true);
    });
  expect(said).toEqual([]);
});

const FORM = 'form[aria-labelledby="contact-heading"]';

test('a form in Firefox names what is wrong, keeps what was typed, and is sent once', async () => {
  const phone = newPhone();
  await page.goto(`${siteOrigin}/company-office`, { waitUntil: 'domcontentloaded' });
  await waitForLife(page);
  await fill(page, `${FORM} input[name="name"]`, 'Asha Rao');
  await fill(page, `${FORM} input[name="phone_number"]`, '12');
  await page.click(`${FORM} button[type=submit]`);
  await waitUntil(
    page,
    (words) => document.querySelector('form')?.textContent?.includes(words) === true,
    'Number must be exactly 10 digits',
  );
  await page.reload();
  await waitForLife(page);
  const kept = await page.$eval(
    `${FORM} input[name="name"]`,
    (field) => (field as HTMLInputElement).value,
  );
  expect(kept).toBe('Asha Rao');
  await page.click(`${FORM} input[name="phone_number"]`, { count: 3 });
  await fill(page, `${FORM} input[name="phone_number"]`, phone);
  await fill(page, `${FORM} input[name="email"]`, 'asha@mail.example');
  await fill(page, `${FORM} input[name="city"]`, 'Warangal');
  await fill(page, `${FORM} input[name="street"]`, 'Lake Road');
  await fill(page, `${FORM} input[name="pincode"]`, '506001');
  await page.focus('[data-field="enquiried_for_item"] [role=combobox]');
  await page.keyboard.press('Enter');
  await waitUntil(page, () => document.querySelector('[role=option]') !== null);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await waitUntil(page, () => document.querySelector('[role=listbox]') === null);
  await choose(page, 'state', 'Telangana');
  await choose(page, 'district', 'Warangal');
  await page.click(`${FORM} button[type=submit]`);
  await waitUntil(
    page,
    () =>
      document.querySelector('[role=alertdialog]')?.textContent?.includes('Enquiry Submitted!') ===
      true,
  );
  expect(await enquiryRows(phone)).toHaveLength(1);
});
