import { openQuietly } from '../../fixtures/catalog';
import { banner, waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const CANONICAL = [
  ['/TEST-RIDE?src=fb', '/test-ride?src=fb'],
  ['/test-ride/', '/test-ride'],
  ['/product/VAYU_ONE?colour=red', '/product/vayu_one?colour=red'],
  ['/product/vayu%5Fone', '/product/vayu_one'],
  ['/product/vayu%20one', '/product/vayu_one'],
  ['/vayu%20one/preorder', '/vayu_one/preorder'],
] as const;

for (const [asked, canonical] of CANONICAL) {
  test(`${asked} leads to ${canonical} for good`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(canonical);
    const page = await request.get(canonical, { maxRedirects: 0 });
    expect(page.status()).toBe(200);
  });
}

test('a link inside the site leads to the canonical form without a new document', async ({
  page,
}) => {
  await openQuietly(page, '/about-us', 1440);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.evaluate(() => {
    history.pushState({}, '', '/Product/VAYU_ONE/?colour=red');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/product/vayu_one?colour=red');
  await expect(page.getByRole('heading', { level: 1, name: /Vayu One/ })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

const NO_ADDRESS = [
  '/%',
  '//',
  '/product/%00',
  '/product/%E0%A4%A',
  `/product/${'x'.repeat(3_000)}`,
];

for (const path of NO_ADDRESS) {
  test(`${path.slice(0, 30)} is the 404 page, and everything on it works`, async ({
    page,
    baseURL,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    const answer = await page.goto(`${baseURL}${path}`);
    expect(answer?.status()).toBe(404);
    await waitForShell(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've Hit a Dead Battery!");
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const toggle = banner(page).getByRole('button', { name: 'Dark theme' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
