import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/axe';
import {
  expectPlaced,
  fillOrder,
  newBuyer,
  orderForm,
  orderNotice,
  outcome,
  payButton,
  payInWidget,
  widget,
} from '../../fixtures/checkout';
import { waitForHydration } from '../../fixtures/hydration';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { banner, bookNowDialog } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';

/** What the printer gets when the visitor presses Print: the receipt, and nothing else of the page. */
async function printedReceipt(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await outcome(page).getByRole('button', { name: 'Print receipt' }).click();
  const sheet = page.locator('section[aria-label="Receipt for a pre-booking"]');
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(outcome(page)).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  const text = (await sheet.textContent()) ?? '';
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toBeHidden();
  return text;
}

test('a visitor comes to the home page, chooses a red Marut GT, pays for it and takes the receipt home', async ({
  page,
}) => {
  const buyer = newBuyer();
  await hasSeenOffers(page);
  await page.goto('/');
  await waitForHydration(page);

  // They press Book Now and choose a bike.
  await banner(page).getByRole('button', { name: 'Book Now' }).click();
  await bookNowDialog(page).getByRole('link', { name: 'Book Now: Vayu Marut GT' }).click();
  await expect(page).toHaveURL(/\/vayu_marut-gt\/preorder$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vayu Marut GT' })).toBeVisible();
  await waitForHydration(page);

  // They like it in red, and see what it costs on the roads of their state.
  const summary = page.getByRole('region', { name: 'Order summary' });
  await page.getByText('Red', { exact: true }).click();
  await expect(summary).toContainText('Vayu Marut GT, Red');
  await summary.getByRole('combobox', { name: 'Your state' }).selectOption('Telangana');
  await expect(summary).toContainText('On-road price');
  await expect(page).toHaveURL(/colour=red/);

  // They fill the form in; the page is fit for everybody.
  await summary.getByRole('link', { name: 'Continue to order' }).click();
  await fillOrder(page, buyer);
  await expectNoViolations(page, 'the filled form');
  await expect(orderForm(page)).toContainText('You can order now in Telangana.');

  // They pay to pre-order, in the provider's window.
  await expect(payButton(page)).toHaveText('Pay ₹2,573/-');
  await payButton(page).click();
  await expect(widget(page)).toContainText('₹2,573');
  await payInWidget(page);

  // The order is placed. They take the receipt home.
  const trackingId = await expectPlaced(page);
  await expect(outcome(page)).toContainText('Vayu Marut GT, Red');
  await expectNoViolations(page, 'the placed order');
  const download = page.waitForEvent('download');
  await outcome(page).getByRole('button', { name: 'Download receipt' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  const printed = await printedReceipt(page);
  for (const text of [trackingId, 'Vayu Marut GT, Red']) expect(printed).toContain(text);
  const order = await expectOneOrder(buyer, 'paid', { items_list: 'vayu_marut-gt-red-1' });
  expect(order.tracking_id).toBe(trackingId);

  // They come back another day and are told that all is well.
  await outcome(page).getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/vayu_one-0/preorder');
  await expect(orderNotice(page)).toContainText('Your payment arrived');
  await expect(orderNotice(page)).toContainText(trackingId);
});
