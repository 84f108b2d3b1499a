import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test(`the gallery has its groups, and opens its pictures, at ${width} px`, async ({ page }) => {
    await openQuietly(page, '/gallery', width);
    await test.step('has two groups, one per model', async () => {
      const groups = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(groups).toHaveText(['Vayu One', 'Vayu Marut']);
    });
    await test.step('opens a picture, goes on by key and button, and gives the focus back', async () => {
      const tile = page.getByRole('button', { name: 'Open picture: Vayu One in ivory' });
      await tile.click();
      const dialog = page.getByRole('dialog', { name: 'Vayu One in ivory' });
      await expect(dialog.getByRole('img')).toBeInViewport();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog', { name: 'Vayu One in teal' })).toBeVisible();
      await page.getByRole('button', { name: 'Previous picture' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(tile).toBeFocused();
    });
    await test.step('goes on by a swipe', async () => {
      await page.getByRole('button', { name: 'Open picture: Vayu One in ivory' }).click();
      const picture = page.getByRole('dialog').getByRole('img');
      const box = await picture.boundingBox();
      if (!box) throw new Error('the picture has no box');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.8, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
      await page.mouse.up();
      await expect(page.getByRole('dialog', { name: 'Vayu One in teal' })).toBeVisible();
    });
  });
}

test('which picture is open stands in one line on the narrowest phone', async ({ page }) => {
  await openQuietly(page, '/gallery', 320);
  await page.getByRole('button', { name: 'Open picture: Vayu One with a pillion' }).click();
  const count = page.getByRole('dialog').getByText(/^\d+ of \d+$/);
  await expect(count).toBeVisible();
  expect(await count.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('Back takes an open picture away first, and then leads to the page before', async ({
  page,
}) => {
  await openQuietly(page, '/offers', 1440);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Open picture: Vayu One in ivory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vayu One in ivory' });
  await expect(dialog.getByRole('img')).toBeInViewport();
  // Open to the end: what holds Back for the dialog is put up while it fades in.
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await page.goBack();
  // Closed to the end: while it is closing, it still takes Back.
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/offers');
});
