import type { Page } from '@playwright/test';
import {
  closeWidget,
  expectAccessibleOutcome,
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
import { eventsOf, expectOneOrder, ordersOf } from '../../fixtures/order-rows';
import { expect, test } from '../../fixtures/test';

const CREATE = /\/order\/preorder\/create$/;
const VERIFY = /\/order\/verify\//;
const REPORT = /\/order\/payment\/status\/update$/;
const PRODUCT = /\/products\/dynamic\/list\//;
const STATE = /\/order\/state/;
const SCRIPT = /\/sandbox\/checkout\.js$/;

test.beforeEach(({ consoleGuard }) => {
  // Each of these tests breaks the network on purpose.
  consoleGuard.allow(/net::ERR_FAILED|status of [45]\d\d|API [45]\d\d/);
});

/** Answers a call with a body of the test's own. */
const answer = (page: Page, address: RegExp, status: number, body: unknown) =>
  page.route(address, (route) => route.fulfill({ status, json: body }));

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
  await expectAccessibleOutcome(page);

  await page.unroute(SCRIPT);
  const anew = page.waitForRequest(PRODUCT);
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  await anew;
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

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
const created = (entry: object) => ({
  status: 200,
  message: 'OK',
  data: { response_data: { payment_entry_info: entry }, message: 'OK' },
});
const lies: readonly [string, number, unknown, string][] = [
  [
    'an order without an id',
    200,
    created({}),
    'Failed to create Razorpay order. Please try again later.',
  ],
  [
    'an order without a key',
    200,
    created({ ...info, payment_key: '', order_reference: 'r' }),
    'Failed to Razorpay create order. Please try again later.',
  ],
  [
    'a failure without words',
    500,
    'nothing',
    'We are unable to place your order at the moment. Please try again later.',
  ],
  [
    "a failure in the server's words",
    409,
    { status: 409, message: 'The price has changed.' },
    'The price has changed.',
  ],
];
for (const [what, status, body, message] of lies) {
  test(`${what} is said in its words, and what was typed stays`, async ({ page }) => {
    const buyer = newBuyer();
    await answer(page, CREATE, status, body);
    await openPreorder(page);
    await fillOrder(page, buyer);
    await payButton(page).click();
    await expect(outcome(page)).toContainText('Opps! Failed to place Order.');
    await expect(outcome(page)).toContainText(message);
    await expect(outcome(page)).toContainText('Nothing was paid. What you typed is kept.');
    if (status !== 500) await expectAccessibleOutcome(page);
    await outcome(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(outcome(page)).toBeHidden();
    await expect(orderForm(page).getByRole('textbox', { name: 'Full Name' })).toHaveValue(
      buyer.name,
    );
    expect(await ordersOf(buyer.phone)).toEqual([]);
  });
}

test("the server's message about a field shows at the field", async ({ page }) => {
  const buyer = newBuyer();
  await openPreorder(page, '/vayu_marut-gt/preorder/NOSUCHCODE');
  await fillOrder(page, buyer);
  await payButton(page).click();
  await outcome(page).getByRole('button', { name: 'Try Again' }).click();
  const code = orderForm(page).getByRole('textbox', { name: /^Offer code/ });
  await expect(orderForm(page)).toContainText('This offer code is not known.');
  await code.fill('');
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  expect((await ordersOf(buyer.phone)).map(({ coupon_code }) => coupon_code)).toEqual(['WINDFALL']);
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
  await expectAccessibleOutcome(page);
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
  await expectAccessibleOutcome(page);
  await page.unrouteAll();
  await page.reload();
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
  await page.reload();
  await expect(orderNotice(page)).toContainText('Your payment arrived');
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

test('a clock that is years behind, then years ahead, changes nothing', async ({ page }) => {
  const buyer = newBuyer();
  await page.addInitScript(() => {
    const RealDate = Date;
    // Behind, like on a phone whose battery was empty; after the reload ahead by as much.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const off = (entry?.type === 'reload' ? 8 : -8) * 365 * 86_400_000;
    const now = () => RealDate.now() + off;
    window.Date = new Proxy(RealDate, {
      construct: (_date, given: []) =>
        given.length === 0 ? new RealDate(now()) : new RealDate(...given),
      get: (_date, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
    });
  });
  await reachWidget(page, buyer);
  await page.reload();
  await orderNotice(page)
    .getByRole('button', { name: /^Pay now/ })
    .click();
  await expect(widget(page)).toBeVisible();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});

test('a browser that stores nothing orders and pays', async ({ page }) => {
  const buyer = newBuyer();
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  // Nobody can remember that the offers were seen.
  const offers = page.getByRole('dialog', { name: /Discover Incredible Savings/ });
  await page.addLocatorHandler(offers, () => offers.getByRole('button', { name: 'Close' }).click());
  await page.goto('/vayu_marut-gt/preorder');
  await waitForHydration(page);
  await fillOrder(page, buyer);
  await payButton(page).click();
  await payInWidget(page);
  await expectPlaced(page);
  await expectOneOrder(buyer, 'paid');
});
