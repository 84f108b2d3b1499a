import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { newBuyer } from '../../fixtures/checkout';
import { codeField, enterCode, receiveCode } from '../../fixtures/one-time-code';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { orderByApi, payByApi } from '../../fixtures/orders-by-api';
import { banner, bookNowDialog } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const main = (page: Page) => page.getByRole('main');

/** Verifies a number in whatever asks for one. */
async function verify(page: Page, phone: string): Promise<void> {
  await enterCode(page, await receiveCode(page, phone, 'Mobile Number'));
}

/** From Book Now to the order history: the dialog goes there by itself once the number is verified. */
async function checkHistory(page: Page, phone: string): Promise<void> {
  await banner(page).getByRole('button', { name: 'Book Now' }).click();
  await bookNowDialog(page).getByRole('button', { name: 'Check Order History' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check Order History' });
  await verify(page, phone);
  await expect(dialog).toContainText('Phone number verified!');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/order\/history$/);
}

test('the order history shows the order of the number verified last, and nobody else’s', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b401\b/);
  const asha = newBuyer();
  const ravi = newBuyer({ name: 'Ravi Iyer', email: 'ravi@mail.example' });
  await payByApi(request, await orderByApi(request, asha));
  await orderByApi(request, ravi);
  await expect.poll(async () => (await ordersOf(asha.phone))[0]?.status).toBe('paid');
  const [paid] = await ordersOf(asha.phone);
  const [waiting] = await ordersOf(ravi.phone);
  const ashas = [asha.name, asha.email, asha.phone, paid?.tracking_id ?? '', 'Pre-booked'];
  const ravis = [ravi.name, ravi.email, ravi.phone, waiting?.tracking_id ?? '', 'Payment Pending'];
  const expectOrder = async (shown: string[], hidden: string[]) => {
    await expect(main(page).getByRole('region', { name: 'Order Summary' })).toBeVisible();
    for (const text of shown) await expect(main(page)).toContainText(text);
    for (const text of hidden) await expect(main(page)).not.toContainText(text);
  };
  const expectRefused = async () => {
    await expect(main(page).getByText('Number is not verified')).toBeVisible();
    for (const text of [...ashas, ...ravis]) await expect(main(page)).not.toContainText(text);
  };

  // Asha comes from the dialog, sees her order and takes its receipt with her.
  await openQuietly(page, '/gallery', 1440);
  await checkHistory(page, asha.phone);
  await expectOrder(ashas, ravis);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download receipt' }).click();
  const receipt = await download;
  expect(receipt.suggestedFilename()).toBe(`receipt-${paid?.tracking_id}.pdf`);
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // On the same device Ravi verifies his number: nothing of Asha's is left, nor comes back on Back.
  await checkHistory(page, ravi.phone);
  await expectOrder(ravis, ashas);
  await expect(main(page).getByRole('button', { name: 'Download receipt' })).toHaveCount(0);
  await page.goBack();
  await expectRefused();
  await page.goForward();
  await expectOrder(ravis, ashas);
  expect(page.url()).not.toContain(ravi.phone);

  // His token has run out by the time that he looks at the page again.
  await page.evaluate(() => {
    localStorage.setItem('token', 'v1.1.nobody.nothing');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectRefused();

  // Another number, which never ordered, is told so and what to do.
  await main(page).getByRole('button', { name: 'Verify mobile number' }).click();
  await verify(page, newBuyer().phone);
  await expect(
    main(page).getByRole('heading', { name: 'No order with this number' }),
  ).toBeVisible();
  await expect(main(page)).toContainText('Check another number, or call us:');
  await main(page).getByRole('button', { name: 'Check another number' }).click();
  await expect(
    main(page).getByRole('heading', { name: 'Verify your mobile number' }),
  ).toBeVisible();
});

test('what is wrong with a code is in sight on a phone on its side, and the code itself at any size of text', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b400\b/);
  await openQuietly(page, '/gallery', 740);
  await page.setViewportSize({ width: 740, height: 360 });
  await banner(page).getByRole('button', { name: 'Book Now' }).click();
  await bookNowDialog(page).getByRole('button', { name: 'Check Order History' }).click();
  await receiveCode(page, newBuyer().phone, 'Mobile Number');
  await enterCode(page, '0000');
  await expect(page.getByText('Please enter valid OTP!')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await codeField(page).fill('482193');
  const isCutOff = () =>
    codeField(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect.poll(isCutOff).toBe(false);
});
