import puppeteer, { type Page } from 'puppeteer-core';
import { newBuyer } from '../../fixtures/checkout';
import { findFirefox } from '../../fixtures/firefox';
import { ordersOf } from '../../fixtures/order-rows';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

const firefox = findFirefox();
const title = 'a purchase in Firefox; a reload shows and orders the colour that was chosen';
const RED = 'input[type=radio][value="vayu_marut-gt-red"]';

/**
 * Waits until the page says yes. Puppeteer's own waits make a function of a text in the page, which the
 * page's policy forbids, and older Firefoxes hold them to it.
 */
const waitUntil = (page: Page, question: (about: string) => boolean, about = '') =>
  expect.poll(() => page.evaluate(question, about), { timeout: 60_000 }).toBe(true);

const waitForHydration = (page: Page) =>
  waitUntil(page, () => {
    const heading = document.querySelector('main [data-mf] h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });

/** Waits for a field and types into it, as a visitor does. */
async function fill(page: Page, selector: string, text: string): Promise<void> {
  await waitUntil(page, (field) => document.querySelector(field) !== null, selector);
  await page.type(selector, text);
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await fill(page, `[data-field="${name}"] input:not(:disabled)`, option);
  await waitUntil(
    page,
    (text) =>
      [...document.querySelectorAll('[role=option]')].some((found) =>
        found.textContent?.includes(text),
      ),
    option,
  );
  await page.keyboard.press('Enter');
}

/** Presses the button that pays in the sandbox's window, which stands in a shadow tree. */
const pressPay = () => {
  for (const { shadowRoot } of document.querySelectorAll('*')) {
    const pay = shadowRoot?.querySelector<HTMLElement>('dialog[open] button.pay');
    pay?.click();
    if (pay) return true;
  }
  return false;
};

async function buy(page: Page, buyer: ReturnType<typeof newBuyer>): Promise<string> {
  await page.goto(`${siteOrigin}/vayu_marut-gt/preorder`);
  await waitForHydration(page);
  await page.$eval(RED, (radio) => radio.closest('label')?.click());
  await waitUntil(page, (colour) => location.search.includes(colour), 'colour=red');
  await page.reload();
  await waitForHydration(page);
  await expect
    .poll(() => page.$eval(RED, (radio) => (radio as HTMLInputElement).checked))
    .toBe(true);
  const shows = (summary: string) =>
    document
      .querySelector('section[aria-label="Order summary"]')
      ?.textContent?.includes(summary) === true;
  await waitUntil(page, shows, 'Vayu Marut GT, Red');
  await fill(page, 'input[name="full_name"]', buyer.name);
  await fill(page, 'input[name="phone_number"]', buyer.phone);
  await fill(page, 'input[name="email"]', buyer.email);
  await choose(page, 'billing_state', buyer.state);
  await choose(page, 'billing_district', buyer.district);
  await fill(page, 'input[name="billing_city"]', buyer.city);
  await fill(page, 'input[name="billing_pincode"]', buyer.pincode);
  await fill(page, 'input[name="billing_area"]', buyer.area);
  await page.click('form[aria-label="Your order"] button[type=submit]');
  await waitUntil(page, pressPay);
  const said = () =>
    page.evaluate(() => document.querySelector('[role=alertdialog]')?.textContent ?? '');
  await expect.poll(said, { timeout: 60_000 }).not.toBe('');
  return said();
}

// Playwright's own Firefox is a download; the system's is driven by WebDriver BiDi.
test(firefox ? title : `NOT RUN, this machine has no Firefox: ${title}`, async () => {
  if (!firefox) return;
  const buyer = newBuyer();
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    // A visitor who has seen the offers pop-up in this session: it can lie over the button that pays.
    await page.evaluateOnNewDocument(() => sessionStorage.setItem('offersPopupShown', '1'));
    await page.setViewport({ width: 1280, height: 900 });
    expect(await buy(page, buyer)).toContain('Hurry! Your Order is Placed');
  } finally {
    await browser.close();
  }
  const [order] = await ordersOf(buyer.phone);
  expect(order).toMatchObject({ status: 'paid', items_list: 'vayu_marut-gt-red-1' });
});
