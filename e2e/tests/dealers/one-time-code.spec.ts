import { newPhone } from '../../fixtures/booking';
import { waitForHydration } from '../../fixtures/hydration';
import {
  askForCode,
  codeField,
  codeIn,
  codesOf,
  enterCode,
  expectVerified,
  receiveCode,
  SEND,
  VERIFY,
  verifyButton,
} from '../../fixtures/one-time-code';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/become-dealer');
  await waitForHydration(page);
});

test('a number is verified by the code that was sent to it', async ({ page }) => {
  const phone = newPhone();
  const code = await receiveCode(page, phone);
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible();
  await enterCode(page, code);
  await expectVerified(page);
  expect(await codesOf(phone)).toEqual([{ tries: 0, is_verified: true }]);
});

test('a code whose answer was lost can be entered, and was sent once', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_CONNECTION_RESET/);
  const phone = newPhone();
  let code = '';
  await context.route(
    SEND,
    async (route) => {
      code = await codeIn(await route.fetch());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await askForCode(page, phone);
  await expect(codeField(page)).toBeFocused();
  await enterCode(page, code);
  await expectVerified(page);
  expect(await codesOf(phone)).toEqual([{ tries: 0, is_verified: true }]);
});

test('the right code is right again after the answer to Verify was lost', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_CONNECTION_RESET/);
  const phone = newPhone();
  const code = await receiveCode(page, phone);
  await context.route(
    VERIFY,
    async (route) => {
      expect((await route.fetch()).ok()).toBe(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await enterCode(page, code);
  await expect(page.getByText(/^The connection failed before your code was checked/)).toBeVisible();
  await expect(page.getByText('Please enter valid OTP!')).toHaveCount(0);
  await verifyButton(page).click();
  await expectVerified(page);
  expect(await codesOf(phone)).toEqual([{ tries: 0, is_verified: true }]);
});

/** A code that differs from this one in its first digit. */
const otherCode = (code: string, step: number): string =>
  `${(Number(code[0]) + step) % 10}${code.slice(1)}`;

test('after five wrong codes a new one has to be asked for', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\b4(00|10)\b/);
  const phone = newPhone();
  const right = await receiveCode(page, phone);
  const [last = '', ...others] = [1, 2, 3, 4, 5].map((step) => otherCode(right, step));
  for (const wrong of others) {
    const judged = page.waitForResponse(VERIFY);
    await enterCode(page, wrong);
    await judged;
    await expect(page.getByText('Please enter valid OTP!')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
  }
  await enterCode(page, last);
  await expect(
    page.getByText('Too many wrong codes. Please press Resend OTP and enter the new code.'),
  ).toBeVisible();
  await expect(codeField(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Resend OTP/ })).toBeFocused();
  expect(await codesOf(phone)).toEqual([{ tries: 5, is_verified: false }]);
});
