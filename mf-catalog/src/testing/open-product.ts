import { listOffers, listProducts, readProductPage, readTechnicalSpecs } from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { image, product, productPage, specs } from './sample-catalog';

export const OFFERS = callOf(listOffers);
export const PAGE = callOf(readProductPage, { slug: 'vayu_marut' });
export const LIST = callOf(listProducts, { id: 'vayu_marut' });
/** The variants of the product, each with its colours. */
export const groups = [
  [
    product({
      ai_colour: 'Graphite',
      coupon_status: 'default',
      coupon_details: [{ aid_item_actual_price: 189_999, aid_item_discount_price: 179_999 }],
    }),
    product({ ai_colour: 'Red', ai_images: [image('gt-red-cutout', 'Marut GT in red')] }),
  ],
  [product({ ai_variant: 'Sport', ai_amount: 204_999, ai_colour: 'Blue' })],
];

/** What the server says when nothing is wrong. */
export const answers = (): Record<string, FakeAnswer> => ({
  [LIST]: answerOf(listProducts, groups),
  [PAGE]: answerOf(readProductPage, productPage),
  [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, specs),
  [OFFERS]: answerOf(listOffers, []),
});

/** Opens the page of the product; `changes` are answers of the server that differ. */
export async function openProduct(address = '/product/vayu_marut', changes = {}) {
  fakeApi({ ...answers(), ...changes });
  const view = renderPage(routes, address);
  await screen.findByRole('heading', { level: 1 });
  return view;
}
