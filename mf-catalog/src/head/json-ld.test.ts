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
  it('offer each variant at its own address and price in rupees, and aggregate no offers', () => {
    const offers = [
      { path: '/product/vayu_marut?variant=gt', price: 179_000 },
      { path: '/product/vayu_marut?variant=sport', price: 229_000 },
    ];
    expect(buildProductLd({ ...product, offers })).toMatchObject({
      '@type': 'Product',
      image: 'https://vayu.example/static/img/og-vayu_marut.jpg',
      offers: [
        { '@type': 'Offer', price: 179_000, priceCurrency: 'INR' },
        {
          '@type': 'Offer',
          price: 229_000,
          url: 'https://vayu.example/product/vayu_marut?variant=sport',
        },
      ],
    });
  });

  it('make no offer without a price', () => {
    expect(buildProductLd({ ...product, offers: [] })).not.toHaveProperty('offers');
  });
});
