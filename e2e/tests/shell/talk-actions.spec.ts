import { telLink } from '@site/brand';
import { readContactInfo } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { openQuietly } from '../../fixtures/catalog';
import { enquiryPanel, enquiryToggle, offersPopup } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

test('the header has everything in its place, and Call us stays in sight while the page scrolls', async ({
  page,
}) => {
  await openQuietly(page, '/about-us', 1440);
  const { data } = await (await page.request.get(callAddress(readContactInfo))).json();
  for (const width of [320, 600, 1200, 1440])
    await test.step(`everything of the header has its place at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const outside = await page
        .getByRole('banner')
        .locator('a:visible, button:visible')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().right > innerWidth)
            .map((control) => control.textContent),
        );
      expect(outside).toEqual([]);
    });
  for (const width of [320, 1440])
    await test.step(`Call us stays in sight while the page scrolls, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const call = page.getByRole('link', { name: /^Call us/ });
      await expect(call).toHaveAttribute('href', telLink(data.phone));
      const before = await call.boundingBox();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(call).toBeInViewport({ ratio: 1 });
      expect(await call.boundingBox()).toEqual(before);
    });
});

for (const width of [390, 1440]) {
  test(`the enquiry panel opens and closes with its toggle and with Escape, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, '/about-us', width);
    await test.step('its toggle opens and closes it', async () => {
      await expect(enquiryPanel(page)).toHaveCount(0);
      await enquiryToggle(page).click();
      await expect(enquiryPanel(page).getByRole('textbox', { name: 'Full Name' })).toBeVisible();
      await expect(enquiryPanel(page)).toBeInViewport({ ratio: 1 });
      await expect(enquiryToggle(page)).toHaveAttribute('aria-expanded', 'true');
      await enquiryPanel(page).getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao');

      await enquiryToggle(page).click();
      await expect(enquiryPanel(page)).toBeHidden();
      await expect(enquiryToggle(page)).toHaveAttribute('aria-expanded', 'false');
      await enquiryToggle(page).click();
      await expect(enquiryPanel(page).getByRole('textbox', { name: 'Full Name' })).toHaveValue(
        'Asha Rao',
      );
      await enquiryToggle(page).click();
      await expect(enquiryPanel(page)).toBeHidden();
    });
    await test.step('Escape closes the enquiry panel and the focus returns to its toggle', async () => {
      await enquiryToggle(page).press('Enter');
      await expect(enquiryPanel(page).getByRole('heading', { level: 2 })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(enquiryPanel(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(enquiryPanel(page)).toBeHidden();
      await expect(enquiryToggle(page)).toBeFocused();
    });
  });
}

test('the page stays usable beside the open panel', async ({ page }) => {
  await openQuietly(page, '/about-us', 1440);
  await enquiryToggle(page).click();
  await expect(enquiryPanel(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL('/offers');
});

for (const path of ['/test-ride-walkins', '/offline-events']) {
  test(`the staff's page ${path} does without both, from its first HTML on`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain('Talk to us');
    await openQuietly(page, path, 390);
    await expect(page.getByRole('link', { name: /^Call us/ })).toHaveCount(0);
    await expect(enquiryToggle(page)).toHaveCount(0);
  });
}

test('Escape closes the enquiry panel first, and what is under it with the next press', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about-us');
  const popup = offersPopup(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(popup).toBeVisible({ timeout: 100 });
  }).toPass();
  await enquiryToggle(page).click();
  await expect(enquiryPanel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(enquiryPanel(page)).toBeHidden();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
});
