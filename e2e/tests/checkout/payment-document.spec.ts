import { expect, test } from '../../fixtures/test';

const PROVIDER = 'https://checkout.razorpay.com';

test('the payment provider is let into the pre-order pages and into no other', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/vayu_one-0/preorder')).toContain(PROVIDER);
  expect(await policyOf('/vayu_marut-gt/preorder/WINDFALL')).toContain(PROVIDER);
  for (const path of ['/', '/offers', '/order/history', '/test-ride', '/no-such-page']) {
    expect(await policyOf(path)).not.toContain('razorpay');
  }
});

test('a visitor who comes by a link gets a document that lets the payment provider in, and comes back', async ({
  page,
}) => {
  await page.goto('/offers');
  const documents: string[] = [];
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    documents.push(response.headers()['content-security-policy'] ?? '');
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /book now/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/preorder\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toHaveLength(1);
  expect(documents[0]).toContain(PROVIDER);
  await page.goBack();
  await expect(page).toHaveURL('/offers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
