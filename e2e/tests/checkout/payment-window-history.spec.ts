import {
  closeWidget,
  newBuyer,
  openPreorder,
  outcome,
  payButton,
  reachWidget,
  widget,
} from '../../fixtures/checkout';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { expect, test } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';

test('Back closes the payment window and stays on the page', async ({ page }) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  // The window has a history entry of its own.
  await expect(page).toHaveURL(/#payment$/);
  await page.goBack();
  await expect(widget(page)).toBeHidden();
  await expect(outcome(page)).toContainText("You didn't complete the payment.");
  await expect(page).toHaveURL(/\/vayu_marut-gt\/preorder$/);
  await expectOneOrder(buyer, 'failed');
});

test('the history entry of a payment window is met neither by Forward nor after a reload', async ({
  page,
}) => {
  const preorder = /\/vayu_marut-gt\/preorder$/;
  await hasSeenOffers(page);
  await page.goto('/about-us');
  await reachWidget(page, newBuyer());
  await closeWidget(page);
  await expect(outcome(page)).toContainText("You didn't complete the payment.");
  await page.goForward();
  await expect(page).toHaveURL(preorder);
  await expect(outcome(page)).toContainText("You didn't complete the payment.");
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await payButton(page).click();
  await expect(page).toHaveURL(/#payment$/);
  await page.reload();
  await expect(page).toHaveURL(preorder);
  await page.goBack();
  await expect(page, 'one Back leaves the page').toHaveURL(/\/about-us$/);
});

test('an address that names a payment window opens its page', async ({ page }) => {
  await openPreorder(page, '/vayu_marut-gt/preorder#payment');
  await expect(page).toHaveURL(/\/vayu_marut-gt\/preorder$/);
  await expect(payButton(page)).toBeEnabled();
});
