import { setRuntimeConfig } from '@site/shell';
import { buildBreadcrumbLd, buildProductLd, pageTitle } from './json-ld';

beforeAll(() => {
  setRuntimeConfig({
    siteOrigin: 'https://vayu.example',
    apiOrigin: '',
    app: 'ev',
    trackingId: '',
  });
});

const product = {
  name: 'Vayu Marut',
  description: 'A motorbike',
  path: '/product/vayu_marut',
  image: '/static/img/og-vayu_marut.jpg',
};

it('every title names the brand', () => {
  expect(pageTitle('Gallery')).toBe('Gallery | Vayu');
});

it('the breadcrumbs number the way from home with absolute addresses', () => {
  expect(buildBreadcrumbLd([{ name: 'Offers', path: '/offers' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://vayu.example/' },
      { position: 2, name: 'Offers', item: 'https://vayu.example/offers' },
    ],
  });
});

describe('product data', () => {
  it('states one price in rupees when all variants cost the same', () => {
    expect(buildProductLd({ ...product, prices: [179_000, 179_000] })).toMatchObject({
      image: 'https://vayu.example/static/img/og-vayu_marut.jpg',
      offers: { '@type': 'Offer', price: 179_000, priceCurrency: 'INR' },
    });
  });

  it('states a range when variants differ', () => {
    expect(buildProductLd({ ...product, prices: [179_000, 229_000] })).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 179_000, highPrice: 229_000, offerCount: 2 },
    });
  });

  it('makes no offer without a price', () => {
    expect(buildProductLd({ ...product, prices: [] })).not.toHaveProperty('offers');
  });
});
