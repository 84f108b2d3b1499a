import {
  expectPlaced,
  fillOrder,
  newBuyer,
  orderNotice,
  payButton,
  payInWidget,
  reachWidget,
  widget,
} from '../../fixtures/checkout';
import { waitForHydration } from '../../fixtures/hydration';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { expect, test } from '../../fixtures/test';

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
