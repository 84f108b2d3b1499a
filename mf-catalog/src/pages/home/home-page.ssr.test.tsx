import { listProducts, readHomeBlocks, readHomePage, readPopupOffers } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderHtml } from '@site/testing/render-html';
import { routes } from '../../routes';
import { block, homePage, image, product } from '../../testing/sample-catalog';

it('the home page arrives as finished HTML with title, organisation and the banner picture preloaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({
    [callOf(readHomePage)]: answerOf(readHomePage, homePage),
    [callOf(readHomeBlocks)]: answerOf(readHomeBlocks, [block()]),
  });
  const { html, data } = await renderHtml(routes, '/');
  expect(html).toContain('All storm.');
  expect(html).toContain('All of it from the first metre.');
  expect(data.head.title).toContain('Vayu');
  expect(data.head.jsonLd).toEqual([expect.objectContaining({ '@type': 'Organization' })]);
  expect(data.head.preloadImages?.[0]?.srcSet).toContain('/static/img/gt-graphite-hero-480.avif');
});

it('the home page takes along of each product what the gallery of models shows: one item with its prices', async () => {
  fakeApi({
    [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, [
      [product({ ai_colour: 'Graphite' }), product({ ai_colour: 'Red' })],
    ]),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data } = await renderHtml(routes, '/');
  expect(data.fallback['listProducts/all']).toEqual([
    [product({ ai_colour: 'Graphite', ai_images: [] })],
  ]);
});

it('the document of the home page brings the offers of the pop-up along', async () => {
  const offer = { offer_title: '₹10,000 off', offer_image: image('gt') };
  fakeApi({ [callOf(readPopupOffers)]: answerOf(readPopupOffers, [offer]) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data } = await renderHtml(routes, '/');
  expect(data.fallback['readPopupOffers']).toEqual([offer]);
});

it('the document of the home page is whole without the offers of the pop-up, which cannot be read', async () => {
  fakeApi({ [callOf(readPopupOffers)]: { status: 500 } });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data } = await renderHtml(routes, '/');
  expect(data.failures).toHaveProperty('readHomePage');
  expect(data.failures).not.toHaveProperty('readPopupOffers');
});
