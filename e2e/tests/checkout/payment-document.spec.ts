import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

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

test('a page of another site that opens a page on which a visitor pays has no hold on its window', async ({
  page,
  context,
}) => {
  // The same server by its number is another site to a browser.
  await page.goto(`${siteOrigin.replace('localhost', '127.0.0.1')}/privacy-policy`);
  const isHeld = async (path: string) => {
    const opened = context.waitForEvent('page');
    const held = await page.evaluateHandle((url) => window.open(url), siteOrigin + path);
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
    return held.evaluate((other) => other?.closed === false);
  };
  expect(await isHeld('/privacy-policy')).toBe(true);
  expect(await isHeld('/vayu_one-0/preorder')).toBe(false);
});
