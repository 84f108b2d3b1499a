import type { Page } from '@playwright/test';
import {
  address,
  type Buyer,
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
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForHydration } from '../../fixtures/hydration';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { allowBrokenNetwork, CREATE, REPORT, STATE, VERIFY } from '../../fixtures/purchase-calls';
import { banner, bookNowDialog } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

allowBrokenNetwork();

test('a slow answer to each call is told as what is under way, and ends in one paid order, reloads in between or not', async ({
  page,
}) => {
  const buyer = newBuyer();
  const [create, verify, report, state] = await Promise.all([
    holdRequests(page, CREATE),
    holdRequests(page, VERIFY),
    holdRequests(page, REPORT),
    holdRequests(page, STATE),
  ]);
  const expectBusy = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await openPreorder(page);
  await fillOrder(page, buyer);
  await payButton(page).click();
  await expectBusy('Placing your order…');
  // Somebody does not want to wait and loads the page again: what was typed is there.
  await page.reload();
  await expect(orderForm(page).getByRole('textbox', { name: 'Area' })).toHaveValue(buyer.area);
  await payButton(page).click();
  await expectBusy('Placing your order…');
  create.release();
  await payInWidget(page);
  await expectBusy('Confirming your payment. Please keep this page open.');
  await page.reload();
  for (const held of [verify, report, state]) {
    await expectBusy('Confirming your payment. Please keep this page open.');
    held.release();
  }
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a lost answer to the order makes no second order when it is sent again', async ({ page }) => {
  const buyer = newBuyer();
  let lost = 0;
  await page.route(CREATE, async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await openPreorder(page);
  await fillOrder(page, buyer);
  await payButton(page).click();
  await expect(outcome(page)).toContainText('We are unable to place your order at the moment.');
  await expect.poll(async () => (await ordersOf(buyer.phone)).length).toBe(1);
  await expectOneOrder(buyer, 'created');
  const area = orderForm(page).getByRole('textbox', { name: 'Area' });
  await page.reload();
  await expect(area).toHaveValue(buyer.area);
  await page.goto('/refund-policy');
  await page.goBack();
  await waitForHydration(page);
  await expect(area).toHaveValue(buyer.area);
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a dismissal whose report is lost still tells that the order waits', async ({ page }) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  await page.route(REPORT, (route) => route.abort());
  await closeWidget(page);
  await expect(outcome(page)).toContainText("You didn't complete the payment.");
  await expectOneOrder(buyer, 'created');
  await page.reload();
  await expect(orderNotice(page)).toContainText('Not paid yet');
});

/** What the shell tells of a page that was left. */
const told = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Fills an order in, reads the terms, and comes back to pay: Back leads to the terms again. */
async function fillAndReadTerms(page: Page, buyer: Buyer): Promise<{ leave: () => Promise<void> }> {
  const legal = page.getByRole('heading', { level: 1, name: 'Terms and Conditions' });
  await openPreorder(page);
  await fillOrder(page, buyer);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(legal).toBeVisible();
  await banner(page).getByRole('button', { name: 'Book Now' }).click();
  const card = bookNowDialog(page).getByRole('article').filter({ hasText: 'Vayu Marut GT' });
  await card.getByRole('link', { name: /^Book Now/ }).click();
  const area = address(page, 'Billing address').getByRole('textbox', { name: 'Area' });
  await expect(area).toHaveValue(buyer.area);
  return {
    async leave() {
      await page.goBack();
      await expect(legal).toBeVisible();
    },
  };
}

test('an order whose answer comes after its page was left opens no payment window over the next page, which tells of it', async ({
  page,
}) => {
  const buyer = newBuyer();
  const create = await holdRequests(page, CREATE);
  const { leave } = await fillAndReadTerms(page, buyer);
  await payButton(page).click();
  await expect(told(page, 'Placing your order…')).toBeVisible();
  await leave();
  create.release();
  const notice = told(page, 'Opps! Failed to place Order.');
  await expect(notice).toContainText("Oops! You didn't complete the payment.");
  await expect(widget(page)).toBeHidden();
  await notice.getByRole('link', { name: 'Back to your order' }).click();
  await expect(orderNotice(page)).toContainText('Not paid yet');
  await expect(widget(page)).toBeHidden();
  await orderNotice(page)
    .getByRole('button', { name: /^Pay now/ })
    .click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a payment that is confirmed after its page was left is told over the next page', async ({
  page,
}) => {
  const buyer = newBuyer();
  const { leave } = await fillAndReadTerms(page, buyer);
  await payButton(page).click();
  await expect(widget(page)).toBeVisible();
  const verify = await holdRequests(page, VERIFY);
  await payInWidget(page);
  await leave();
  verify.release();
  const notice = told(page, 'Hurry! Your Order is Placed');
  await expect(notice).toContainText('the confirmation is on its way');
  await notice.getByRole('link', { name: 'See your order' }).click();
  await expect(orderNotice(page)).toContainText('Your payment arrived');
  await expect(notice).toHaveCount(0);
  await expectOneOrder(buyer, 'paid');
});
