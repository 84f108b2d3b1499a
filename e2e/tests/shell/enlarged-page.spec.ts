import { bookNowDialog, waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';
import { expectNothingSideways } from '../../fixtures/whole-page';

/**
 * A phone of 360 px whose browser shows pages larger, as Chrome on Android does where its zoom or the system's text is
 * set so: the window has as many pixels fewer.
 */
const WINDOWS = [
  { larger: '130 %', width: 277 },
  { larger: '150 %', width: 240 },
  { larger: '200 %', width: 180 },
];

test('on a phone that shows pages larger nothing leaves the window, the menu included', async ({
  page,
}) => {
  await hasSeenOffers(page);
  for (const { larger, width } of WINDOWS)
    for (const path of ['/', '/vayu_marut-gt/preorder'])
      await test.step(`${path} at ${larger}`, async () => {
        await page.setViewportSize({ width, height: 500 });
        await page.goto(path);
        await waitForShell(page);
        const opener = page.getByRole('button', { name: 'Open menu' });
        await expect(opener).toBeInViewport({ ratio: 1 });
        await opener.click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu.getByRole('link', { name: 'Become A Dealer' })).toBeInViewport({
          ratio: 1,
        });
        await menu.getByText('Book Now').click();
        await expect(bookNowDialog(page).getByRole('article').first()).toBeVisible();
        await expect(menu).toBeHidden();
        // Heading and cards need all of the window: a column of what is left beside a usual rim breaks words and prices.
        const paper = await bookNowDialog(page).boundingBox();
        expect(paper?.width).toBeGreaterThanOrEqual(width - 8);
        await page.keyboard.press('Escape');
        await expect(bookNowDialog(page)).toBeHidden();
        await expectNothingSideways(page, [width]);
      });
});
