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

test('a slider, a list and ticks show in Firefox what they stand for after a reload', async () => {
  const open = async (path: string) => {
    await page.goto(siteOrigin + path, { waitUntil: 'domcontentloaded' });
    await waitForLife(page);
  };
  const reload = async () => {
    await page.reload();
    await waitForLife(page);
  };

  await test.step('the distance of the running cost', async () => {
    await open('/product/vayu_marut');
    const distance = () =>
      page.$eval('main input[type=range]', (slider) => (slider as HTMLInputElement).value);
    const shows = (words: string) =>
      document.querySelector('main')?.textContent.includes(words) === true;
    const first = await distance();
    await page.focus('main input[type=range]');
    for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    const chosen = await distance();
    expect(chosen).not.toBe(first);
    await waitUntil(page, shows, `${chosen} km`);
    await reload();
    const after = await distance();
    await waitUntil(page, shows, `${after} km`);
    const other = after === chosen ? first : chosen;
    expect(await page.evaluate(shows, `${other} km`)).toBe(false);
  });

  await test.step('the state of the locator', async () => {
    await open('/locate-dealer');
    await page.select('main select', 'Kerala');
    const showsKerala = () =>
      (document.querySelector('main select') as HTMLSelectElement | null)?.value === 'Kerala' &&
      document.querySelector('main article')?.textContent?.includes('Kerala') === true;
    await waitUntil(page, showsKerala);
    await reload();
    await waitUntil(page, showsKerala);
  });

  await test.step('the ticks of the comparison', async () => {
    await open('/product/vayu_marut/technical-specifications');
    const ticks = () =>
      [...document.querySelectorAll<HTMLInputElement>('#compare input[type=checkbox]')].map(
        ({ checked }) => checked,
      );
    const table = () =>
      [...document.querySelectorAll('#compare th')].map(({ textContent }) => textContent);
    const before = await page.evaluate(ticks);
    await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLInputElement>('#compare input[type=checkbox]');
      all[2]?.click();
      all[all.length - 1]?.click();
    });
    const chosen = before.map((on, place) =>
      place === 2 || place === before.length - 1 ? !on : on,
    );
    expect(await page.evaluate(ticks)).toEqual(chosen);
    const shown = await page.evaluate(table);
    await reload();
    expect(await page.evaluate(ticks)).toEqual(chosen);
    expect(await page.evaluate(table)).toEqual(shown);
  });
});
