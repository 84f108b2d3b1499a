import { brand } from '@site/brand';
import { toSlug } from '@site/contract';
import { productTitles } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

test('the sitemap lists the pages and every product, and each address answers', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(new Set(listed).size).toBe(listed.length);
  const products = (await productTitles(request)).flatMap((title) => [
    `/product/${toSlug(title)}`,
    `/product/${toSlug(title)}/technical-specifications`,
  ]);
  const pages = [
    '/',
    '/about-us',
    '/become-dealer',
    '/company-office',
    '/gallery',
    '/locate-dealer',
    '/offers',
    '/ownership/accessories',
    '/ownership/faqs',
    '/ownership/manuals',
    '/ownership/roadside',
    '/ownership/service',
    '/ownership/warranty',
    '/test-ride',
    '/terms-conditions',
    '/privacy-policy',
    '/cookies-policies',
    '/refund-policy',
  ];
  expect([...listed].sort()).toEqual(
    [...pages, ...products].map((path) => siteOrigin + path).sort(),
  );
  for (const address of listed)
    await test.step(`${address} answers`, async () => {
      // 503 is the host's answer when it has no time to spare, and says: come again.
      await expect(async () => {
        const page = await request.get(address);
        const title = /<title>[^<]*/.exec(await page.text())?.[0];
        expect(page.status(), title).toBe(200);
      }).toPass();
    });
});

test('robots.txt names the sitemap and keeps machines out of API and orders', async ({
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /order/history');
  expect(lines).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test('the web manifest names the maker, and its icons have the size that it says', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: brand.companyName, short_name: brand.name });
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the icon of the tab answers, also to those who do not read the page', async ({
  page,
  request,
}) => {
  await page.goto('/about-us');
  const hrefs = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of [...hrefs, '/favicon.ico']) {
    const icon = await request.get(href);
    expect(icon.status(), href).toBe(200);
    expect(icon.headers()['content-type'], href).toMatch(/^image\//);
  }
});

for (const path of [
  '/no-such-page',
  '/product/nothing',
  '/product/nothing/technical-specifications',
  '/nothing-0/preorder',
  '/static/img/nothing.webp',
  '/assets/nothing.js',
  '/releases/nothing.js',
]) {
  test(`${path} is a 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
