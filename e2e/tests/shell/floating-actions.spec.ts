import { telLink } from '@site/brand';
import { openQuietly } from '../../fixtures/catalog';
import { enquiryPanel, enquiryToggle } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

for (const width of [320, 1440]) {
  test(`Call us stays in sight while the page scrolls, at ${width} px`, async ({ page }) => {
    await openQuietly(page, '/about-us', width);
    const { data } = await (await page.request.get('/static/json/contact-info.json')).json();
    const call = page.getByRole('link', { name: /^Call us/ });
    await expect(call).toHaveAttribute('href', telLink(data.phone));
    const before = await call.boundingBox();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(call).toBeInViewport({ ratio: 1 });
    expect(await call.boundingBox()).toEqual(before);
  });
}

for (const width of [390, 1440]) {
  test(`the enquiry panel opens and closes with its toggle, at ${width} px`, async ({ page }) => {
    await openQuietly(page, '/about-us', width);
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
  });
}

test('Escape closes the enquiry panel and the focus returns to its toggle', async ({ page }) => {
  await openQuietly(page, '/about-us', 1440);
  await enquiryToggle(page).press('Enter');
  await expect(enquiryPanel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(enquiryPanel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(enquiryPanel(page)).toBeHidden();
  await expect(enquiryToggle(page)).toBeFocused();
});

test('the page stays usable beside the open panel', async ({ page }) => {
  await openQuietly(page, '/about-us', 1440);
  await enquiryToggle(page).click();
  await expect(enquiryPanel(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL('/offers');
});
