import {
  expectPlaced,
  expectSoundOutcome,
  newBuyer,
  openPreorder,
  orderForm,
  orderNotice,
  outcome,
  payInWidget,
  reachWidget,
} from '../../fixtures/checkout';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { eventsOf } from '../../fixtures/orders/payment-events';
import { allowBrokenNetwork, REPORT, STATE, VERIFY } from '../../fixtures/purchase-calls';
import { expect, test } from '../../fixtures/test';

allowBrokenNetwork();

test('a verification that gets no answer changes nothing: the report proves the payment', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.route(VERIFY, (route) => route.abort());
  await reachWidget(page, buyer);
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a signature that is not the provider’s is refused in its words, and nothing counts as paid', async ({
  page,
}) => {
  const buyer = newBuyer();
  // The window names a payment that the sandbox never made.
  await page.route(/\/sandbox\/pay$/, async (route) => {
    const { order_id: orderId } = route.request().postDataJSON() as { order_id: string };
    await route.fulfill({
      json: {
        razorpay_payment_id: 'pay_forged',
        razorpay_order_id: orderId,
        razorpay_signature: 'a'.repeat(64),
      },
    });
  });
  await reachWidget(page, buyer);
  await payInWidget(page);
  await expect(outcome(page)).toContainText(
    'Failed to Verify Razorpay order. Please try again later.',
  );
  await expectSoundOutcome(page);
  const [order] = await ordersOf(buyer.phone);
  await expect(outcome(page)).toContainText(order?.tracking_id ?? 'a tracking id');
  expect(order).toMatchObject({ status: 'created', payment_reference: null });
  expect((await eventsOf(order?.vendor_order_id ?? '')).map(({ kind }) => kind)).not.toContain(
    'succeeded',
  );
});

test('a report that does not get through warns; a reload sends it again', async ({ page }) => {
  const buyer = newBuyer();
  await page.route(REPORT, (route) => route.abort());
  await page.route(STATE, (route) => route.abort());
  await page.route(VERIFY, (route) => route.abort());
  await reachWidget(page, buyer);
  await payInWidget(page);
  await expect(outcome(page)).toContainText('Opps! Something went wrong.');
  await expect(outcome(page)).toContainText(
    'We are unable to fetch order details. Please try again later.',
  );
  await expect(outcome(page)).toContainText('Please do not pay again');
  await page.unrouteAll();
  await page.reload();
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
  await page.reload();
  await expect(orderNotice(page)).toContainText('Your payment arrived');
});

test('a payment that is known later is told in the same overlay, and is done with', async ({
  page,
}) => {
  const buyer = newBuyer();
  for (const call of [REPORT, STATE, VERIFY]) await page.route(call, (route) => route.abort());
  await reachWidget(page, buyer);
  await payInWidget(page);
  await expect(outcome(page)).toContainText('Opps! Something went wrong.');
  await page.unrouteAll();
  await expectPlaced(page);
  await expect(outcome(page).getByRole('link', { name: 'Go to Home' })).toBeFocused();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toContain(buyer.phone);
  await expect.poll(kept).not.toContain('unreportedPayment');

  await outcome(page).getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await openPreorder(page, '/vayu_one-0/preorder');
  await expect(orderForm(page).getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  await expect(orderNotice(page)).toContainText('Your payment arrived');
  await expect(outcome(page)).toHaveCount(0);
});

test('the webhook before the browser’s report, and instead of it, is one paid order', async ({
  page,
}) => {
  const buyer = newBuyer();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REPORT, async (route) => {
    await held;
    await route.continue();
  });
  await reachWidget(page, buyer);
  await payInWidget(page);
  // The sandbox's webhook comes a moment after the payment, whatever the browser does.
  await expect.poll(async () => (await ordersOf(buyer.phone))[0]?.status).toBe('paid');
  release();
  await expectPlaced(page);
  const [order] = await ordersOf(buyer.phone);
  const applied = (await eventsOf(order?.vendor_order_id ?? '')).filter(
    ({ kind, outcome: what }) => kind === 'succeeded' && what === 'applied',
  );
  expect(applied.map(({ source }) => source)).toEqual(['webhook']);
});
