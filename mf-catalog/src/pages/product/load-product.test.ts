import {
  ALL_PRODUCTS,
  listOffers,
  listProducts,
  type ProductPage,
  readProductPage,
  readTechnicalSpecs,
} from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { image, offer, product, productPage, specs } from '../../testing/sample-catalog';
import { loadProduct } from './load-product';

const load = (address: string, productId = 'vayu_marut') =>
  loadProduct({
    params: { productId },
    url: new URL(address, 'https://site.test'),
    signal: new AbortController().signal,
  });

const LIST = callOf(listProducts, { id: 'vayu_marut' });
const content = {
  [callOf(readProductPage, { slug: 'vayu_marut' })]: answerOf(readProductPage, productPage),
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('head of a product page', () => {
  it('carries title, picture, price and the way from home', async () => {
    fakeApi({ ...content, [LIST]: answerOf(listProducts, [[product()]]) });
    const { head, status } = await load('/product/vayu_marut');
    expect(status).toBeUndefined();
    expect(head).toMatchObject({
      title: 'Vayu Marut: Four ways to ride the wind | Vayu',
      canonicalPath: '/product/vayu_marut',
      image: '/static/img/og-vayu_marut.jpg',
    });
    expect(head.jsonLd).toMatchObject([
      { '@type': 'Product', offers: [{ price: 199_000, priceCurrency: 'INR' }] },
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
      [callOf(readProductPage, { slug: 'vayu_marut' })]: answerOf(readProductPage, page),
      [LIST]: answerOf(listProducts, [[product()]]),
    });
    const { head } = await load('/product/vayu_marut?variant=gt');
    expect(head.image).toBe('/static/img/og-vayu_marut-gt.jpg');
    expect(head.canonicalPath).toBe('/product/vayu_marut');
    // Where a service asks for the preview: at the canonical address it would find the product's picture.
    expect(head.sharePath).toBe('/product/vayu_marut?variant=gt');

    const plain = await load('/product/vayu_marut');
    expect(plain.head).not.toHaveProperty('sharePath');
    const unknown = await load('/product/vayu_marut?variant=moon');
    expect(unknown.head).not.toHaveProperty('sharePath');
    expect(unknown.head.image).toBe('/static/img/og-vayu_marut.jpg');
  });
});

describe('first view of a product page', () => {
  const preloaded = async (slug: string, title: string, fields = {}) => {
    fakeApi({
      [callOf(readProductPage, { slug })]: answerOf(readProductPage, { ...productPage, ...fields }),
      [callOf(listProducts, { id: slug })]: answerOf(listProducts, [
        [product({ ai_title: title, ai_variant: '0' })],
      ]),
    });
    const { head } = await load(`/product/${slug}`, slug);
    return head.preloadImages?.map(({ href }) => href);
  };

  it('preloads the banner', async () => {
    expect(await preloaded('vayu_marut', 'Vayu Marut')).toEqual([
      '/static/img/gt-graphite-hero-1600.avif',
    ]);
  });

  it('preloads the bike where there is no banner: without one, and for the first model', async () => {
    const bike = ['/static/img/gt-graphite-cutout-1600.avif'];
    expect(await preloaded('marut_motor', 'Marut Motor', { banner: null })).toEqual(bike);
    expect(await preloaded('vayu_one', 'Vayu One')).toEqual(bike);
  });
});

describe('data of a product page', () => {
  it('are those of its own variants: one picture for each colour, their data sheets and offers', async () => {
    const pictures = [image('gt-graphite-cutout'), image('gt-graphite-studio')];
    fakeApi({
      ...content,
      [LIST]: answerOf(listProducts, [[product({ ai_images: pictures })]]),
      [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, specs),
      [callOf(listOffers)]: answerOf(listOffers, [
        offer({ aid_for_items: 'vayu_one-0-red' }),
        offer({ aid_code: 'GALE', aid_for_items: 'vayu_marut-gt' }),
      ]),
    });
    const { fallback } = await load('/product/vayu_marut');
    expect(fallback['listProducts/vayu_marut']).toEqual([
      [product({ ai_images: pictures.slice(0, 1) })],
    ]);
    expect(Object.keys(fallback['readTechnicalSpecs'] as object)).toEqual(['vayu_marut-gt']);
    expect(fallback['listOffers']).toMatchObject([{ aid_code: 'GALE' }]);
  });
});

describe('what is said of the variants of a product', () => {
  it.each([
    ['', { gt: 1, sport: 0 }, 'vayu_marut-gt'],
    ['?variant=sport', { gt: 0, sport: 1 }, 'vayu_marut-sport'],
  ])(
    'at the address %s has features and data sheet of the chosen one only, and a word of each',
    async (query, features, sheet) => {
      fakeApi({
        ...content,
        [LIST]: answerOf(listProducts, [[product()], [product({ ai_variant: 'Sport' })]]),
        [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, {
          ...specs,
          'vayu_marut-sport': specs['vayu_marut-gt'] ?? [],
        }),
      });
      const { fallback } = await load(`/product/vayu_marut${query}`);
      const { variants } = fallback['readProductPage/vayu_marut'] as ProductPage;
      const counts = Object.entries(variants).map(([id, variant]) => [id, variant.features.length]);
      expect(Object.fromEntries(counts)).toEqual(features);
      const withModes = Object.entries(variants).flatMap(([id, { consumption }]) =>
        consumption?.mode_factors ? [`vayu_marut-${id}`] : [],
      );
      expect(withModes).toEqual([sheet]);
      expect(Object.values(variants).map(({ tagline }) => tagline)).not.toContain('');
      expect(Object.keys(fallback['readTechnicalSpecs'] as object)).toEqual([sheet]);
    },
  );
});

describe('status of a product page', () => {
  it.each([
    ['an empty list', answerOf(listProducts, [])],
    ['404', { status: 404 }],
    ['400', { status: 400 }],
  ])('is 404 and kept out of search when the server answers %s', async (_case, answer) => {
    fakeApi({ [callOf(listProducts, { id: 'nothing' })]: answer });
    const data = await load('/product/nothing', 'nothing');
    expect(data.status).toBe(404);
    expect(data.head).toMatchObject({ title: 'Product not found | Vayu', noIndex: true });
  });

  it('brings all models along for the page of an unknown product, where they can be read', async () => {
    const all = callOf(listProducts, { id: ALL_PRODUCTS });
    const unknown = { [callOf(listProducts, { id: 'nothing' })]: answerOf(listProducts, []) };
    fakeApi({ ...unknown, [all]: answerOf(listProducts, [[product()]]) });
    const { fallback } = await load('/product/nothing', 'nothing');
    expect(fallback['listProducts/all']).toEqual([[product()]]);

    fakeApi({ ...unknown, [all]: { status: 503 } });
    const without = await load('/product/nothing', 'nothing');
    expect(without.status).toBe(404);
    expect(without.fallback).not.toHaveProperty('listProducts/all');
  });

  it('says nothing against the product when the products could not be read', async () => {
    fakeApi({ [LIST]: { status: 503 } });
    const data = await load('/product/vayu_marut');
    expect(data.status).toBe(200);
    expect(data.failures).toHaveProperty('listProducts/vayu_marut');
    expect(data.head.noIndex).toBeUndefined();
    expect(data.head.title).toBe('Electric motorbikes, made for Indian roads | Vayu');
    expect(JSON.stringify(data.head)).not.toMatch(/not found/i);
  });
});

describe('a product that was renamed', () => {
  it('has its slug of today said at an address of before', async () => {
    const groups = [[product({ ai_present_slug: 'vayu_marut' })]];
    fakeApi({ [callOf(listProducts, { id: 'vayu_gale' })]: answerOf(listProducts, groups) });
    const { presentSlug, status } = await load('/product/vayu_gale?variant=gt', 'vayu_gale');
    expect(presentSlug).toBe('vayu_marut');
    expect(status).toBe(404);
  });

  it('has none said at its address of today, nor where nothing has the slug', async () => {
    fakeApi({ ...content, [LIST]: answerOf(listProducts, [[product()]]) });
    expect((await load('/product/vayu_marut')).presentSlug).toBeUndefined();
    fakeApi({ [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, [[product()]]) });
    expect((await load('/product/all', 'all')).presentSlug).toBeUndefined();
    expect((await load('/product/nothing', 'nothing')).presentSlug).toBeUndefined();
  });
});
