import {
  expectPlaced,
  expectSoundOutcome,
  fillOrder,
  newBuyer,
  openPreorder,
  orderForm,
  outcome,
  payButton,
  payInWidget,
  widget,
} from '../../fixtures/checkout';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { allowBrokenNetwork, CREATE, PRODUCT, SCRIPT } from '../../fixtures/purchase-calls';
import { expect, test } from '../../fixtures/test';

allowBrokenNetwork();

test('a script that does not load is said, and nothing is ordered; the next try pays', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.route(SCRIPT, (route) => route.abort());
  await openPreorder(page);
  await fillOrder(page, buyer);
  await payButton(page).click();
  await expect(outcome(page)).toContainText(
    'Opps! Failed to initiate Razorpay Checkout Service. Please try again later.',
  );
  expect(await ordersOf(buyer.phone)).toEqual([]);
  await expectSoundOutcome(page);

  await page.unroute(SCRIPT);
  const anew = page.waitForRequest(PRODUCT);
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await anew;
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test("the script is asked for at the form's first touch, not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  await openPreorder(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await orderForm(page).getByRole('textbox', { name: 'Full Name' }).focus();
  await expect.poll(() => scripts.length).toBe(1);
});

const info = { transaction_vendor_order_id: 'order_x', transaction_amount: 2573 };
const created = (entry: object, message?: string) => ({
  status: 200,
  message: 'OK',
  data: { response_data: { payment_entry_info: entry }, message },
});
const lies: readonly { what: string; status: number; body: unknown; message: string }[] = [
  {
    what: 'an order without an id',
    status: 200,
    body: created({}),
    message: 'Failed to create Razorpay order. Please try again later.',
  },
  {
    what: "an order without an id, and the server's words for it",
    status: 200,
    body: created({}, 'All bikes of this month are taken.'),
    message: 'All bikes of this month are taken.',
  },
  {
    what: 'an order without a key',
    status: 200,
    body: created({ ...info, payment_key: '', order_reference: 'r' }),
    message: 'Failed to Razorpay create order. Please try again later.',
  },
  {
    what: 'a failure without words',
    status: 500,
    body: 'nothing',
    message: 'We are unable to place your order at the moment. Please try again later.',
  },
  {
    what: "a failure in the server's words",
    status: 409,
    body: { status: 409, message: 'The price has changed.' },
    message: 'The price has changed.',
  },
];

test('each failure to place an order is said in its words, and what was typed stays', async ({
  page,
}) => {
  const buyer = newBuyer();
  await openPreorder(page);
  await fillOrder(page, buyer);
  for (const { what, status, body, message } of lies)
    await test.step(`${what} is said in its words`, async () => {
      await page.route(CREATE, (route) => route.fulfill({ status, json: body }));
      await payButton(page).click();
      await expect(outcome(page)).toContainText('Opps! Failed to place Order.');
      await expect(outcome(page)).toContainText(message);
      await expect(outcome(page)).toContainText('Nothing was paid. What you typed is kept.');
      if (message === lies[0]?.message) await expectSoundOutcome(page);
      await outcome(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(outcome(page)).toBeHidden();
      await expect(payButton(page), 'a keyboard goes on at Pay').toBeFocused();
      await expect(orderForm(page).getByRole('textbox', { name: 'Full Name' })).toHaveValue(
        buyer.name,
      );
      expect(await ordersOf(buyer.phone)).toEqual([]);
      await page.unroute(CREATE);
    });
});

test('a price that moved since it was read is told before a window opens, and is paid once it was seen', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.route(PRODUCT, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const { variants } of json.data.response_data.products_list)
      for (const { items } of variants) for (const item of items) item.final_amount -= 10_000;
    await route.fulfill({ response, json });
  });
  await openPreorder(page);
  await fillOrder(page, buyer);
  await expect(orderForm(page)).toContainText('You can order now in Telangana.');
  await orderForm(page).getByText('Order Now', { exact: true }).click();
  await expect(orderForm(page).getByRole('radio', { name: 'Order Now' })).toBeChecked();
  const old = await payButton(page).textContent();
  await payButton(page).click();
  await expect(outcome(page)).toContainText(
    'The price has changed. Please check it and order again.',
  );
  await expect(widget(page)).toHaveCount(0);

  await page.unroute(PRODUCT);
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(payButton(page)).not.toHaveText(old ?? '');
  const shown = (await payButton(page).textContent())?.replace('/-', '') ?? '';
  await payButton(page).click();
  await expect(widget(page).getByRole('button', { name: /^Pay ₹/ })).toHaveText(shown);
  await payInWidget(page);
  await expectPlaced(page);
  expect(await ordersOf(buyer.phone)).toMatchObject([{ order_type: 'order', status: 'paid' }]);
});

test("the server's message about a field shows at the field", async ({ page }) => {
  const buyer = newBuyer();
  await openPreorder(page, '/vayu_marut-gt/preorder/NOSUCHCODE');
  await fillOrder(page, buyer);
  await payButton(page).click();
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  const code = orderForm(page).getByRole('textbox', { name: /^Offer code/ });
  await expect(orderForm(page)).toContainText('This offer code is not known.');
  await expect(code, 'a keyboard goes on at the field to mend').toBeFocused();
  await code.fill('');
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  expect((await ordersOf(buyer.phone)).map(({ coupon_code }) => coupon_code)).toEqual(['WINDFALL']);
});
