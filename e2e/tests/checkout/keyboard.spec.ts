import type { Page } from '@playwright/test';
import {
  expectPlaced,
  newBuyer,
  openPreorder,
  orderForm,
  orderNotice,
  outcome,
  payInWidget,
  reachWidget,
  widget,
} from '../../fixtures/checkout';
import { holdRequests } from '../../fixtures/hold-requests';
import { expectOneOrder } from '../../fixtures/orders/expect-one-order';
import { STATE } from '../../fixtures/purchase-calls';
import { focused } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

/** Presses Tab until the named control has the focus, each on the way with a mark that one sees. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((source) => isNamed(new RegExp(source)), name.source)) return;
  }
  throw new Error(`No way by Tab to ${name}`);
}

test('the whole purchase by keyboard alone, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    Object.assign(window, {
      isNamed(pattern: RegExp) {
        const element = document.activeElement as HTMLInputElement | null;
        if (!element) return false;
        const labels = [...(element.labels ?? [])].map((label) => label.textContent);
        const names = [element.getAttribute('aria-label'), element.textContent, ...labels];
        return names.some((name) => name && pattern.test(name.trim()));
      },
    });
  });
  const buyer = newBuyer();
  await openPreorder(page);
  const type = async (field: RegExp, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  const choose = async (field: RegExp, option: string) => {
    await type(field, option);
    await expect(
      page.getByRole('listbox').getByRole('option', { name: option, exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await tabTo(page, /^Continue to order$/);
  await page.keyboard.press('Enter');
  await type(/^Full Name/, buyer.name);
  await type(/^Phone Number/, buyer.phone);
  await type(/^Email/, buyer.email);
  await choose(/^State/, buyer.state);
  await choose(/^District/, buyer.district);
  await type(/^City/, buyer.city);
  await type(/^Pincode/, buyer.pincode);
  await type(/^Area/, buyer.area);
  await tabTo(page, /^Pay ₹/);
  expect((await focused(page)).visible).toBe(true);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    'nothing sticks out at 320 px',
  ).toBe(true);
  await page.keyboard.press('Enter');

  await expect(widget(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPlaced(page);
  // The way on has the focus further below, and the page begins with what happened.
  await expect(outcome(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expectOneOrder(buyer, 'paid');
  expect((await focused(page)).name).toBe('Go to Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('no key reaches the page while a payment is prepared, and its outcome has the focus', async ({
  page,
}) => {
  const buyer = newBuyer();
  await reachWidget(page, buyer);
  await page.reload();
  const payNow = orderNotice(page).getByRole('button', { name: /^Pay now/ });
  await expect(payNow).toBeVisible();
  await expect(orderForm(page).getByRole('textbox', { name: 'Area' })).toHaveValue(buyer.area);
  const state = await holdRequests(page, STATE);
  await payNow.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Placing your order…' })).toBeVisible();
  const isOnPage = () => page.evaluate(() => Boolean(document.activeElement?.closest('#root')));
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isOnPage(), `after ${key}`).toBe(false);
  }

  state.release();
  await payInWidget(page);
  await expectPlaced(page);
  expect((await focused(page)).name).toBe('Go to Home');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expectOneOrder(buyer, 'paid');
});

declare function isNamed(pattern: RegExp): boolean;
