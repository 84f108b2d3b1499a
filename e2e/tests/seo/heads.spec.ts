import type { APIRequestContext } from '@playwright/test';
import { openQuietly } from '../../fixtures/catalog';
import { everyPage, isMissing } from '../../fixtures/every-page';
import { mainMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

/** Pages that search engines are to leave alone. */
const HIDDEN = ['order history', 'walk-in test ride', 'activity test ride'];

/** What the head of a page says, as a machine reads it: without running anything. */
interface Head {
  status: number;
  title: string;
  /** By name or property; each must be there once. */
  meta: Map<string, string>;
  canonical: string[];
  jsonLd: Record<string, unknown>[];
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function readHead(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  return {
    status: answer.status(),
    title: unescapeHtml(head.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    meta: new Map(metas.map(([, key = '', value = '']) => [key, unescapeHtml(value)])),
    canonical: [...head.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(
      ([, href = '']) => href,
    ),
    jsonLd: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads: Head[] = [];
  // One after the other: a host that is asked for so many pages at once may say to come again.
  for (const { path } of everyPage) heads.push(await readHead(request, path));
  const found = everyPage.filter(({ name }) => !isMissing(name));
  const told = heads.filter(({ status }) => status === 200);
  expect(told).toHaveLength(found.length);
  expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
  expect(new Set(told.map(({ meta }) => meta.get('description'))).size).toBe(told.length);
});

for (const { name, path } of everyPage) {
  test(`${name} tells machines what it is`, async ({ request }) => {
    const { status, title, meta, canonical, jsonLd } = await readHead(request, path);
    expect(status).toBe(isMissing(name) ? 404 : 200);
    expect(title).toMatch(/Vayu/);
    expect(meta.get('description')?.length).toBeGreaterThan(20);
    expect(canonical).toHaveLength(1);
    expect(canonical[0]).toBe(siteOrigin + path);
    expect(meta.get('og:title')).toBe(title);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:url')).toBe(canonical[0]);
    expect(meta.get('og:type')).toBe('website');
    expect(meta.get('robots')).toBe(
      isMissing(name) || HIDDEN.includes(name) ? 'noindex' : undefined,
    );
    const image = await request.get(meta.get('og:image') ?? 'missing');
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toMatch(/^image\//);
    for (const item of jsonLd) {
      expect(item['@context']).toBe('https://schema.org');
      expect(item['@type']).toEqual(expect.any(String));
    }
  });
}

/** All objects of a type in the JSON-LD of a page, however deep. */
function objectsOf(type: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value && value['@type'] === type ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap((part) => objectsOf(type, part))];
}

test('the home page introduces the organisation', async ({ request }) => {
  const { jsonLd } = await readHead(request, '/');
  const [organisation] = objectsOf('Organization', jsonLd);
  expect(organisation).toMatchObject({ name: expect.any(String), url: `${siteOrigin}/` });
  expect(organisation?.['sameAs']).toHaveLength(5);
  expect((await request.get(String(organisation?.['logo']))).status()).toBe(200);
});

test('a product page names the product, and what each of its variants costs at which address', async ({
  request,
}) => {
  const { jsonLd } = await readHead(request, '/product/vayu_marut');
  const [product] = objectsOf('Product', jsonLd);
  expect(product).toMatchObject({ name: 'Vayu Marut' });
  const offers = objectsOf('Offer', product);
  expect(offers).toHaveLength(4);
  for (const { priceCurrency, url } of offers) {
    expect(priceCurrency).toBe('INR');
    expect((await request.get(String(url))).status()).toBe(200);
  }
  expect(objectsOf('AggregateOffer', jsonLd)).toEqual([]);
});

test('a variant that is shared shows its own picture at the address where services look for it', async ({
  request,
}) => {
  const sport = await readHead(request, '/product/vayu_marut?variant=sport');
  const shared = new URL(sport.meta.get('og:url') ?? '');
  const { meta, canonical } = await readHead(request, shared.pathname + shared.search);
  expect(meta.get('og:image')).toBe(sport.meta.get('og:image'));
  expect(meta.get('og:image')).toContain('sport');
  expect(canonical).toEqual([`${siteOrigin}/product/vayu_marut`]);
});

test('the dealers of a state are named with their addresses', async ({ request }) => {
  const { jsonLd } = await readHead(request, '/locate-dealer?state=Telangana');
  const text = JSON.stringify(jsonLd);
  for (const name of ['Vayu House Hyderabad', 'Vayu Secunderabad', 'Marut Mobility Warangal'])
    expect(text).toContain(name);
  expect(objectsOf('PostalAddress', jsonLd).length).toBeGreaterThanOrEqual(3);
});

test('title, description and canonical address follow the visitor', async ({ page, request }) => {
  const { title, meta, canonical } = await readHead(request, '/offers');
  await openQuietly(page, '/about-us', 1440);
  await mainMenu(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    meta.get('description') ?? '',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical[0] ?? '');
});
