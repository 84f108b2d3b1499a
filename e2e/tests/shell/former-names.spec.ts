import { openQuietly } from '../../fixtures/catalog';
import { query } from '../../fixtures/database';
import { expect, test } from '../../fixtures/test';

/** A slug that the battery has had, as far as this test is concerned. */
const FORMER = 'marut_cell';

/** What the database says of former slugs of the battery. */
const sayFormer = (slugs: readonly string[]) =>
  query(`update product set former_slugs = $1 where slug = 'marut_battery'`, [slugs]);

test.afterEach(() => sayFormer([]));

test('old addresses of a renamed product lead to those of today, as long as it is called so', async ({
  page,
  request,
  consoleGuard,
}) => {
  // There are no texts under the old slug, which the page asks for beside the product.
  consoleGuard.allow(/404/);
  const answerOf = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await answerOf(`/product/${FORMER}`)).toEqual([404, undefined]);
  await sayFormer([FORMER]);
  await expect
    .poll(() => answerOf(`/product/${FORMER}?colour=grey&utm_source=qr`))
    .toEqual([308, '/product/marut_battery?colour=grey&utm_source=qr']);
  for (const [path, today] of [
    [
      `/product/${FORMER}/technical-specifications`,
      '/product/marut_battery/technical-specifications',
    ],
    [`/${FORMER}-0/preorder?state=TG`, '/marut_battery-0/preorder?state=TG'],
  ] as const)
    expect(await answerOf(path)).toEqual([308, today]);

  await openQuietly(page, '/about-us', 390);
  // An open page of before the rename has such an entry, and Back leads there.
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/product/${FORMER}?utm_source=qr#buy`);
  await expect(page).toHaveURL('/product/marut_battery?utm_source=qr#buy');
  await expect(page.getByRole('heading', { level: 1, name: /Marut Battery/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');

  await sayFormer([]);
  await expect.poll(() => answerOf(`/product/${FORMER}`)).toEqual([404, undefined]);
});
