import { ALL_PRODUCTS, listProducts, toSlug } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { expectMoveAfter, stopTime, wake } from '../../fixtures/carousel';
import { openQuietly } from '../../fixtures/catalog';
import { banner, bookNowDialog, expectFreePage, mainMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

/** Title and variant of each group's first product, as the API lists them. */
interface Listed {
  ai_title: string;
  ai_variant: string;
}

for (const [width, height] of [
  [844, 390],
  [640, 400],
] as const)
  test(`the dialog shows name, price and link of its first model without scrolling at ${width} × ${height}`, async ({
    page,
  }) => {
    await openQuietly(page, '/gallery', width);
    await page.setViewportSize({ width, height });
    await banner(page).getByRole('button', { name: 'Book Now' }).click();
    const card = bookNowDialog(page).getByRole('article').first();
    const parts = [
      card.getByRole('heading'),
      card.getByText('₹').first(),
      card.getByRole('link', { name: /^Book Now/ }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  });

test('the dialog opens and closes, shows the models and leads to the order history', async ({
  page,
  request,
}) => {
  await openQuietly(page, '/gallery', 1440);
  await test.step('the dialog closes with its button and with Escape, and the focus returns', async () => {
    const opener = banner(page).getByRole('button', { name: 'Book Now' });
    const closings = [
      () => bookNowDialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of closings) {
      await opener.press('Enter');
      await expect(bookNowDialog(page).getByRole('article').first()).toBeVisible();
      await close();
      await expect(bookNowDialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
  await test.step('Book Now shows a card per model with its pre-order link', async () => {
    const answer = await request.get(callAddress(listProducts, { id: ALL_PRODUCTS }));
    const { data } = await answer.json();
    const groups: Listed[][] = data.response_data.products_list;
    const models = groups.flatMap(([first]) => (first ? [first] : []));
    expect(models.length).toBeGreaterThan(1);

    await banner(page).getByRole('button', { name: 'Book Now' }).click();
    const cards = bookNowDialog(page).getByRole('article');
    await expect(cards).toHaveCount(models.length);
    for (const [at, { ai_title: title, ai_variant: variant }] of models.entries()) {
      const name = variant === '0' ? title : `${title} ${variant}`;
      await expect(cards.nth(at).getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(cards.nth(at)).toContainText('₹');
      await expect(cards.nth(at).getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
        'href',
        `/${toSlug(title)}-${toSlug(variant)}/preorder`,
      );
    }
  });
  await test.step('Check Order History asks to verify the mobile number', async () => {
    await bookNowDialog(page).getByRole('button', { name: 'Check Order History' }).click();
    await expect(bookNowDialog(page)).toBeHidden();
    const history = page.getByRole('dialog', { name: 'Check Order History' });
    await expect(history).toContainText('Verify your mobile number');
    await expect(history.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
  });
});

test('the models of Book Now move on every 9 s', async ({ page }) => {
  await page.clock.install();
  await openQuietly(page, '/gallery', 1440);
  await banner(page).getByRole('button', { name: 'Book Now' }).click();
  const models = bookNowDialog(page).getByRole('region', { name: 'Models' });
  await wake(models);
  await stopTime(page);
  await expectMoveAfter(page, models, 9_000);
});

test('a card leads to its pre-order and the dialog goes', async ({ page }) => {
  await openQuietly(page, '/gallery', 390);
  await page.setViewportSize({ width: 768, height: 900 });
  await banner(page).getByRole('button', { name: 'Book Now' }).click();
  await bookNowDialog(page)
    .getByRole('link', { name: /^Book Now: Vayu One/ })
    .click();
  await expect(page).toHaveURL('/vayu_one-0/preorder');
  await expect(bookNowDialog(page)).toBeHidden();
});

test('Back takes the dialog away first, and the history dialog too, and then leads to the page before', async ({
  page,
}) => {
  await openQuietly(page, '/gallery', 1440);
  const heading = page.getByRole('heading', { level: 1 });
  const openings = [
    async () => expect(bookNowDialog(page).getByRole('article').first()).toBeVisible(),
    async () => {
      await bookNowDialog(page).getByRole('button', { name: 'Check Order History' }).click();
      await expect(page.getByRole('dialog', { name: 'Check Order History' })).toBeVisible();
    },
  ];
  for (const reach of openings) {
    await mainMenu(page).getByRole('link', { name: 'Offers' }).click();
    await expect(heading).toHaveText('Hot Deals');
    await expect(heading).toBeFocused();
    await banner(page).getByRole('button', { name: 'Book Now' }).click();
    await reach();
    // Open to the end: what holds Back for the dialog is put up while it fades in.
    await expect(page.locator('.MuiDialog-container').last()).toHaveCSS('opacity', '1');
    await page.goBack();
    await expectFreePage(page);
    await expect(page).toHaveURL('/offers');
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect(heading).toBeFocused();
  }
});
