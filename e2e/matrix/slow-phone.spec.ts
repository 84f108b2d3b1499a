import { asOnSlowPhone } from '../fixtures/slow-phone';
import { expect, test } from '../fixtures/test';

test('what is typed as soon as the field shows is searched for, on a phone at a sixth of the speed on slow 4G', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await asOnSlowPhone(page);
  await page.goto('/test-ride', { waitUntil: 'commit' });
  const city = page.getByRole('combobox', { name: 'Select City' });
  await city.pressSequentially('Warangal', { delay: 50 });
  // Whenever the page comes alive meanwhile: before, between or after the letters.
  await page
    .getByRole('option', { name: /Warangal/ })
    .first()
    .click();
  await expect(city).toHaveValue(/Warangal/);
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
});
