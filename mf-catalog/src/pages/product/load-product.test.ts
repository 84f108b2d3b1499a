import { apiBody, fakeApi } from '@site/testing/fake-api';
import { product, productPage } from '../../test-data';
import { loadProduct } from './load-product';

const load = (address: string, productId = 'vayu_marut') =>
  loadProduct({
    params: { productId },
    url: new URL(address, 'https://site.test'),
    signal: new AbortController().signal,
  });

const LIST = 'GET /api/v2/ev/website/products/list/vayu_marut';
const content = { 'GET /static/json/product-vayu_marut.json': { body: { data: productPage } } };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('head of a product page', () => {
  it('carries title, picture, price and the way from home', async () => {
    fakeApi({ ...content, [LIST]: apiBody({ products_list: [[product()]] }) });
    const { head, status } = await load('/product/vayu_marut');
    expect(status).toBeUndefined();
    expect(head).toMatchObject({
      title: 'Vayu Marut: Four ways to ride the wind | Vayu',
      canonicalPath: '/product/vayu_marut',
      image: '/static/img/og-vayu_marut.jpg',
    });
    expect(head.jsonLd).toMatchObject([
      { '@type': 'Product', offers: { price: 199_000, priceCurrency: 'INR' } },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(head.preloadImages?.[0]?.srcSet).toContain('gt-graphite-hero');
  });

  it('shares the picture of the variant that the address names', async () => {
    const gt = productPage.variants['gt'];
    if (!gt) throw new Error('no GT in the test data');
    const page = {
      ...productPage,
      variants: { gt: { ...gt, share_image: '/static/img/og-vayu_marut-gt.jpg' } },
    };
    fakeApi({
      'GET /static/json/product-vayu_marut.json': { body: { data: page } },
      [LIST]: apiBody({ products_list: [[product()]] }),
    });
    const { head } = await load('/product/vayu_marut?variant=gt');
    expect(head.image).toBe('/static/img/og-vayu_marut-gt.jpg');
    expect(head.canonicalPath).toBe('/product/vayu_marut');
  });
});

describe('status of a product page', () => {
  it('is 404 and kept out of search for an unknown slug', async () => {
    fakeApi({ 'GET /api/v2/ev/website/products/list/nothing': apiBody({ products_list: [] }) });
    const data = await load('/product/nothing', 'nothing');
    expect(data.status).toBe(404);
    expect(data.head.noIndex).toBe(true);
  });

  it('is not 404 when the products could not be read', async () => {
    fakeApi({ [LIST]: { status: 503 } });
    const data = await load('/product/vayu_marut');
    expect(data.status).toBe(200);
    expect(data.failures).toHaveProperty('products/list/vayu_marut');
  });
});
