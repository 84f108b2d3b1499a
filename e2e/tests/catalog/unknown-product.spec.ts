import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expectNoShift, watchShifts } from '../../fixtures/layout-shift';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test(`the page of an unknown product says so with status 404, and leads to all models, at ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    const answer = page.waitForResponse((response) => response.url().endsWith('/product/nothing'));
    await openQuietly(page, '/product/nothing', width);
    expect((await answer).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Selected product details not found, please try again.',
    );
    await expect(page.getByRole('main')).toContainText('All our models are below');
    const models = page.getByRole('list', { name: 'Find your Vayu' });
    await models.getByRole('link', { name: 'Vayu Marut' }).click();
    await expect(page).toHaveURL('/product/vayu_marut');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('not found');
  });
}

for (const width of [360, 402]) {
  test(`the page of an unknown product holds still while it loads on a phone of ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    await watchShifts(page);
    await openQuietly(page, '/product/nothing', width);
    await expectNoShift(page);
  });
}

test('the page of an unknown product shows all models in the HTML of the server, whose list stays where its code is lost', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|product-later|ERR_FAILED/);
  const isAsked = page.waitForRequest(/product-later/);
  await page.route(/product-later/, (route) => route.abort());
  await openQuietly(page, '/product/nothing', 390);
  await isAsked;
  const models = page.getByRole('list', { name: 'Find your Vayu' });
  await expect(models.getByRole('heading')).toHaveText([
    'Vayu One',
    'Vayu Marut',
    'Marut Motor',
    'Marut Battery',
  ]);
  await models.getByRole('link', { name: 'Marut Motor' }).click();
  await expect(page).toHaveURL('/product/marut_motor');
});

test('the page of the specifications of an unknown product shows all models in the HTML of the server too', async ({
  request,
}) => {
  const answer = await request.get('/product/nothing/technical-specifications');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Selected product details not found, please try again.');
  for (const slug of ['vayu_one', 'vayu_marut', 'marut_motor', 'marut_battery'])
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain(
      `href="/product/${slug}"`,
    );
});
