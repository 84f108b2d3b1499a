import {
  address,
  closeWidget,
  expectPlaced,
  fillAddress,
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
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { eventsOf } from '../../fixtures/orders/payment-events';
import { expect, test } from '../../fixtures/test';

test('a pre-order is paid, confirmed and written down field by field', async ({ page }) => {
  const buyer = newBuyer();
  await openPreorder(page);
  await fillOrder(page, buyer);
  await expect(payButton(page)).toHaveText('Pay ₹2,573/-');
  await payButton(page).click();

  await expect(widget(page)).toContainText('Book your bike now!');
  await expect(widget(page)).toContainText('₹2,573');
  for (const text of [buyer.name, buyer.email, buyer.phone]) {
    await expect(widget(page)).toContainText(text);
  }
  await payInWidget(page);

  const trackingId = await expectPlaced(page);
  await expect(outcome(page)).toContainText('check your e-mail');
  await expect(outcome(page)).toContainText('Transaction ID');
  await expect(outcome(page).getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  const order = await expectOneOrder(buyer, 'paid');
  expect(order.tracking_id).toBe(trackingId);
  await expect(outcome(page)).toContainText(order.payment_reference ?? 'a reference');
  // Nothing personal in the address, and nothing of the form is left in the tab.
  expect(page.url()).toMatch(/\/vayu_marut-gt\/preorder$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(buyer.phone);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(buyer.phone);
  await outcome(page).getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  // The provider tells of the same money by its webhook, as a rule after the browser: it counts once.
  const told = () => eventsOf(order.vendor_order_id);
  await expect.poll(async () => (await told()).map(({ source }) => source)).toContain('webhook');
  expect((await told()).filter(({ outcome: what }) => what === 'applied')).toHaveLength(2);
  await expectOneOrder(buyer, 'paid');
});

test('the whole bike is ordered where one centre delivers, to an address of its own', async ({
  page,
}) => {
  const buyer = newBuyer();
  await openPreorder(page, '/vayu_marut-gt-red/preorder');
  const form = orderForm(page);
  const orderNow = form.getByRole('radio', { name: 'Order Now' });
  await expect(orderNow).toBeDisabled();
  await fillOrder(page, buyer);
  await expect(form).toContainText('You can order now in Telangana.');
  await form.getByText('Order Now', { exact: true }).click();
  await expect(orderNow).toBeChecked();
  await form.getByRole('checkbox', { name: /same as billing/ }).uncheck();
  const home = {
    state: 'Goa',
    district: 'North Goa',
    city: 'Mapusa',
    pincode: '403507',
    area: 'Market Road',
  };
  await fillAddress(address(page, 'Delivery'), home);
  const shown = (await payButton(page).textContent()) ?? '';
  await payButton(page).click();
  await payInWidget(page);

  await expectPlaced(page);
  const [order] = await ordersOf(buyer.phone);
  expect(order).toMatchObject({
    order_type: 'order',
    status: 'paid',
    items_list: 'vayu_marut-gt-red-1',
    dispatch_centre: 'hyderabad',
    billing: { state: 'Telangana' },
    shipping: {
      state: 'Goa',
      district: 'North Goa',
      city: 'Mapusa',
      pincode: '403507',
      street: 'Market Road',
    },
  });
  expect(shown.replace(/\D/g, '')).toBe(`${Number(order?.amount_paise) / 100}`);
});

test('a dismissed payment is reported as failed, says so, and is paid later without a second order', async ({
  page,
}) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  await closeWidget(page);

  await expect(outcome(page)).toContainText('Opps! Failed to place Order.');
  await expect(outcome(page)).toContainText(
    "Oops! You didn't complete the payment. Need help or want to try again?",
  );
  await expect(outcome(page)).toContainText('Nothing was paid. Your order is kept');
  await expect(outcome(page).getByRole('link', { name: 'Book a Test Ride' })).toBeVisible();
  await expect(outcome(page).getByRole('link', { name: 'Find a dealer' })).toBeVisible();
  const order = await expectOneOrder(buyer, 'failed');
  expect(await eventsOf(order.vendor_order_id)).toContainEqual(
    expect.objectContaining({ source: 'report', kind: 'failed', to_status: 'failed' }),
  );

  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(payButton(page), 'a keyboard goes on at Pay').toBeFocused();
  await expect(orderForm(page).getByRole('textbox', { name: 'Full Name' })).toHaveValue(buyer.name);
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  expect((await expectOneOrder(buyer, 'paid')).tracking_id).toBe(order.tracking_id);
});

test('a payment that the bank declines is reported as failed; the next attempt in the window counts', async ({
  page,
}) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  await widget(page).getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(widget(page)).toContainText('The bank declined the payment.');
  await expect.poll(async () => (await ordersOf(buyer.phone))[0]?.status).toBe('failed');
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a double click on Pay makes one order', async ({ page }) => {
  const buyer = newBuyer();
  await openPreorder(page);
  await fillOrder(page, buyer);
  await payButton(page).dblclick();
  await expect(widget(page)).toHaveCount(1);
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a reload with the payment window open tells that the order waits, and takes its payment', async ({
  page,
}) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  await page.reload();
  await expect(page).toHaveURL(/\/vayu_marut-gt\/preorder$/);
  const notice = orderNotice(page);
  await expect(notice).toContainText('Not paid yet: your Vayu Marut GT');
  await expect(orderForm(page).getByRole('textbox', { name: 'Full Name' })).toHaveValue(buyer.name);
  const payNow = notice.getByRole('button', { name: /^Pay now/ });
  await payNow.click();
  await expect(widget(page)).toContainText(buyer.email);
  await closeWidget(page);
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(payNow, 'a keyboard goes on at Pay now').toBeFocused();
  await payNow.click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');

  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(buyer.phone);
  await outcome(page).getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await openPreorder(page, '/vayu_one-0/preorder');
  await expect(
    orderForm(page).getByRole('textbox', { name: 'Full Name' }),
    'the form of the next bike is empty',
  ).toHaveValue('');
});
