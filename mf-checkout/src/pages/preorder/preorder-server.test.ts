import { listPricedProducts } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderHtml } from '@site/testing/render-html';
import { routes } from '../../routes';
import { marut } from '../../testing/sample-products';

const call = callOf(listPricedProducts, {
  itemKey: 'vayu_marut-gt',
  couponCode: 'couponcode',
  state: 'state',
  phoneNumber: 'phonenumber',
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('pre-order page on the server', () => {
  it('arrives whole, with its picture preloaded and its offer for search engines', async () => {
    fakeApi({ [call]: answerOf(listPricedProducts, [marut]) });

    const { html, data } = await renderHtml(routes, '/vayu_marut-gt/preorder');

    expect(html).toContain('Vayu Marut GT');
    expect(html).toContain('₹1,89,999/-');
    expect(data.status).toBeUndefined();
    expect(data.head).toMatchObject({
      title: 'Pre-order Vayu Marut GT | Vayu',
      canonicalPath: '/vayu_marut-gt/preorder',
      preloadImages: [{ href: '/static/img/gt-graphite-cutout-800.avif' }],
      jsonLd: [{ '@type': 'Product', offers: { price: 189999, priceCurrency: 'INR' } }],
    });
  });

  it('takes along one picture of each item, as the page shows', async () => {
    const [variant] = marut.variants;
    const [item] = variant?.items ?? [];
    if (!variant || !item) throw new Error('no item in the test data');
    const images = [...item.images, { ...item.images[0], src: '/static/img/second' }];
    const answer = [{ ...marut, variants: [{ ...variant, items: [{ ...item, images }] }] }];
    fakeApi({ [call]: answerOf(listPricedProducts, answer as (typeof marut)[]) });

    const { html, data } = await renderHtml(routes, '/vayu_marut-gt/preorder');

    expect(html).toContain('Vayu Marut GT');
    expect(JSON.stringify(data.fallback)).toContain(item.images[0]?.src);
    expect(JSON.stringify(data.fallback)).not.toContain('/static/img/second');
    expect(JSON.stringify(data.head.jsonLd)).toContain('/static/img/second');
  });

  it('is a 404 page with its words for an unknown product', async () => {
    fakeApi();

    const { html, data } = await renderHtml(routes, '/no_such-bike/preorder');

    expect(data.status).toBe(404);
    expect(data.head.noIndex).toBe(true);
    expect(html).toContain('Selected product details not found, please try again.');
  });

  it('keeps status 200 and says so when the API is down', async () => {
    fakeApi({ [call]: { status: 503 } });

    const { html, data } = await renderHtml(routes, '/vayu_marut-gt/preorder');

    expect(data.status).toBeUndefined();
    expect(html).toContain('We are unable to fetch the products at the moment.');
  });

  it('says the slug of today at an address of before the product was renamed, and else none', async () => {
    const former_slugs = ['vayu_gale'];
    const params = { couponCode: 'GALE25', state: 'state', phoneNumber: 'phonenumber' };
    const before = callOf(listPricedProducts, { itemKey: 'vayu_gale-gt', ...params });
    fakeApi({
      [before]: answerOf(listPricedProducts, [
        { ...marut, former_slugs, present_slug: 'vayu_marut' },
      ]),
      [call]: answerOf(listPricedProducts, [{ ...marut, former_slugs }]),
    });

    const { data } = await renderHtml(routes, '/vayu_gale-gt/preorder/GALE25?state=TG');
    const today = await renderHtml(routes, '/vayu_marut-gt/preorder');

    expect(data.presentSlug).toBe('vayu_marut');
    expect(today.data.presentSlug).toBeUndefined();
  });
});
