import type { Page } from '@playwright/test';
import { newPhone } from '../../fixtures/booking';
import { openQuietly } from '../../fixtures/catalog';
import { codeField } from '../../fixtures/one-time-code';
import { openHistory } from '../../fixtures/open-parts';
import { expect, test } from '../../fixtures/test';

const PLACES: readonly { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'the dialog of the order history', path: '/gallery', open: openHistory },
  { name: 'the order history', path: '/order/history' },
  { name: 'the dealer application', path: '/become-dealer' },
];

for (const { name, path, open } of PLACES)
  test(`all ten digits are seen in ${name} while the next code has to be waited for`, async ({
    page,
  }) => {
    await openQuietly(page, path, 390);
    await open?.(page);
    const number = page.getByRole('textbox', { name: /^(Phone|Mobile) Number$/ });
    await number.fill(newPhone());
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(codeField(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible();
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(
          () => number.evaluate((input) => input.scrollWidth - input.clientWidth),
          `${width} px`,
        )
        .toBeLessThanOrEqual(0);
    }
  });
