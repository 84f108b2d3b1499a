import type { Page } from '@playwright/test';
import {
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
  reachWidget,
  widget,
} from '../../fixtures/checkout';
import { waitForHydration } from '../../fixtures/hydration';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { REPORT, STATE, VERIFY } from '../../fixtures/purchase-calls';
import { expect, test } from '../../fixtures/test';

/** Two tabs, each with the payment window of a filled form. */
async function reachTwoWidgets(page: Page, pathOfSecond?: string) {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  const second = await page.context().newPage();
  await reachWidget(second, buyer, pathOfSecond);
  return { buyer, second };
}

test('another tab sees the order of this device, and its payment', async ({ page, context }) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  const second = await context.newPage();
  await openPreorder(second, '/vayu_one-0/preorder');
  await expect(orderNotice(second)).toContainText('Not paid yet: your Vayu Marut GT');
  await expect(orderForm(second).getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  await orderNotice(second)
    .getByRole('button', { name: /^Pay now/ })
    .click();
  await payInWidget(second);
  await expectPlaced(second);
  // The first tab comes back into view: it learns that the money is there and closes its window.
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectPlaced(page);
  await expect(widget(page)).toBeHidden();
  await expectOneOrder(buyer, 'paid');
});

test('an order that was paid in another tab is not paid again, though this tab still shows Pay now', async ({
  page,
  context,
}) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  await closeWidget(page);
  const second = await context.newPage();
  await openPreorder(second);
  const payNow = orderNotice(second).getByRole('button', { name: /^Pay now/ });
  await expect(payNow).toBeVisible();

  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  await payNow.click();
  await expectPlaced(second);
  await expect(widget(second)).toBeHidden();
  await expectOneOrder(buyer, 'paid');
});

test('one filled form in two tabs is one order: when one tab has paid, the window of the other closes', async ({
  page,
}) => {
  const { buyer, second } = await reachTwoWidgets(page);
  await expectOneOrder(buyer, 'created');

  await payInWidget(second);
  await expectPlaced(second);
  await expectPlaced(page);
  await expect(widget(page)).toBeHidden();
  await expectOneOrder(buyer, 'paid');
  // Both tabs know that it is done with: neither asks for another payment.
  for (const tab of [page, second]) {
    await openPreorder(tab);
    await expect(orderNotice(tab)).toContainText('Your payment arrived');
  }
});

test('a form that was filled in two tabs before either paid is one order, and its buyer can order another one', async ({
  page,
  context,
}) => {
  const buyer = newBuyer();
  const second = await context.newPage();
  await openPreorder(second);
  await fillOrder(second, buyer);
  await reachWidget(page, buyer);
  await payInWidget(page);
  await expectPlaced(page);

  await test.step('the other tab is told, also after a reload, that this order was paid before', async () => {
    await second.reload();
    await waitForHydration(second);
    await expect(orderForm(second).getByRole('textbox', { name: 'Area' })).toHaveValue(buyer.area);
    await payButton(second).click();
    await expectPlaced(second);
    await expect(outcome(second)).toContainText('nothing was paid just now');
    await expect(widget(second)).toBeHidden();
    await expectOneOrder(buyer, 'paid');
  });

  for (const tab of [page, second])
    await test.step('what is filled in anew after that is another order', async () => {
      const before = (await ordersOf(buyer.phone)).length;
      await outcome(tab).getByRole('link', { name: 'Go to Home' }).click();
      await expect(tab).toHaveURL('/');
      await reachWidget(tab, buyer);
      await payInWidget(tab);
      await expectPlaced(tab);
      await expect(outcome(tab)).not.toContainText('nothing was paid just now');
      const orders = await ordersOf(buyer.phone);
      expect(orders.map(({ status }) => status)).toEqual(Array(before + 1).fill('paid'));
    });
});

test('each tab tells of its own order: one is closed unpaid after the other was paid', async ({
  page,
}) => {
  const { buyer, second } = await reachTwoWidgets(page, '/vayu_one-0/preorder');
  await payInWidget(second);
  await expectPlaced(second);

  await closeWidget(page);
  await expect(outcome(page)).toContainText("Oops! You didn't complete the payment.");
  await expect(outcome(page)).toContainText('Nothing was paid.');
  const [waits, paid] = await ordersOf(buyer.phone);
  expect(paid?.status).toBe('paid');
  expect(waits?.status).toBe('failed');
});

test('each tab gives the receipt of the order that was paid in it', async ({ page }) => {
  const { second } = await reachTwoWidgets(page, '/vayu_one-0/preorder');

  for (const tab of [page, second]) {
    await tab.bringToFront();
    await payInWidget(tab);
    await expectPlaced(tab);
  }
  for (const tab of [page, second]) {
    const trackingId = await expectPlaced(tab);
    const [file] = await Promise.all([
      tab.waitForEvent('download'),
      outcome(tab).getByRole('button', { name: 'Download receipt' }).click(),
    ]);
    expect(file.suggestedFilename()).toContain(trackingId);
  }
});

test('a tab that was closed during the payment tells at the next visit that the payment arrived', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED/);
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  // The payment is made, and neither its report nor its verification gets out of this tab.
  for (const call of [VERIFY, REPORT, STATE]) await page.route(call, (route) => route.abort());
  await payInWidget(page);
  await expect.poll(async () => (await ordersOf(buyer.phone))[0]?.status).toBe('paid');
  await page.close();

  const later = await context.newPage();
  await openPreorder(later);
  await expect(orderNotice(later)).toContainText('Your payment arrived');
  await expect(orderNotice(later)).toContainText('Tracking ID');
  await expect(orderNotice(later)).not.toContainText(buyer.name);
  await orderNotice(later).getByRole('button', { name: 'Close' }).click();
  await expect(orderNotice(later)).toBeHidden();
});
