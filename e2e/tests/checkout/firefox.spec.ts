import type { Page } from 'puppeteer-core';
import { newBuyer } from '../../fixtures/checkout';
import { findFirefox } from '../../fixtures/firefox';
import { choose, fill, openFirefox, waitForLife, waitUntil } from '../../fixtures/firefox-visitor';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

const firefox = findFirefox();
const title = 'a purchase in Firefox; a reload shows and orders the colour that was chosen';
const RED = 'input[type=radio][value="vayu_marut-gt-red"]';

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
  await waitForLife(page);
  await page.$eval(RED, (radio) => radio.closest('label')?.click());
  await waitUntil(page, (colour) => location.search.includes(colour), 'colour=red');
  await page.reload();
  await waitForLife(page);
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

test(firefox ? title : `NOT RUN, this machine has no Firefox: ${title}`, async () => {
  if (!firefox) return;
  const buyer = newBuyer();
  const { page, close } = await openFirefox(firefox);
  try {
    expect(await buy(page, buyer)).toContain('Hurry! Your Order is Placed');
  } finally {
    await close();
  }
  const [order] = await ordersOf(buyer.phone);
  expect(order).toMatchObject({ status: 'paid', items_list: 'vayu_marut-gt-red-1' });
});
