import puppeteer, { type Page } from 'puppeteer-core';
import { newBuyer } from '../../fixtures/checkout';
import { findFirefox } from '../../fixtures/firefox';
import { ordersOf } from '../../fixtures/order-rows';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

const firefox = findFirefox();
const title = 'a purchase in Firefox; a reload shows and orders the colour that was chosen';
const RED = 'input[type=radio][value="vayu_marut-gt-red"]';

const fill = (page: Page, name: string, text: string) =>
  page.locator(`input[name="${name}"]`).fill(text);

async function choose(page: Page, name: string, option: string): Promise<void> {
  const input = await page.waitForSelector(`[data-field="${name}"] input:not(:disabled)`);
  await input?.type(option);
  await page.waitForSelector(`[role=listbox] ::-p-text(${option})`);
  await page.keyboard.press('Enter');
}

async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main [data-mf] h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

async function buy(page: Page, buyer: ReturnType<typeof newBuyer>): Promise<string> {
  await page.goto(`${siteOrigin}/vayu_marut-gt/preorder`);
  await waitForHydration(page);
  await page.$eval(RED, (radio) => radio.closest('label')?.click());
  await page.waitForFunction(() => location.search.includes('colour=red'));
  await page.reload();
  await waitForHydration(page);
  await page.waitForFunction(
    (red) =>
      document.querySelector<HTMLInputElement>(red)?.checked &&
      document
        .querySelector('section[aria-label="Order summary"]')
        ?.textContent?.includes('Vayu Marut GT, Red'),
    {},
    RED,
  );
  await fill(page, 'full_name', buyer.name);
  await fill(page, 'phone_number', buyer.phone);
  await fill(page, 'email', buyer.email);
  await choose(page, 'billing_state', buyer.state);
  await choose(page, 'billing_district', buyer.district);
  await fill(page, 'billing_city', buyer.city);
  await fill(page, 'billing_pincode', buyer.pincode);
  await fill(page, 'billing_area', buyer.area);
  await page.locator('form[aria-label="Your order"] button[type=submit]').click();
  const pay = await page.waitForSelector('>>> dialog[open] button.pay');
  await pay?.click();
  const said = await page.waitForSelector('[role=alertdialog]');
  return (await said?.evaluate((element) => element.textContent)) ?? '';
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
