import type { ReadEndpoint } from './endpoint';

/** Titles of the Products submenu. */
export const listProductTitles = {
  name: 'listProductTitles',
  method: 'GET',
  service: 'app',
  path: '/website/products/titles/list',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/product-titles'))
      .productTitlesSchema,
  answerPath: ['data', 'response_data', 'product_titles_list'],
} as const satisfies ReadEndpoint;

/**
 * Products in groups of one title and variant. `id` is `ALL_PRODUCTS`, a product slug
 * ("vayu_marut") or one with its variant ("vayu_marut-gt"). A slug that the product had before it was renamed finds it
 * too: each item then says the one of today (`ai_present_slug`), and everything else is as it is called today.
 */
export const listProducts = {
  name: 'listProducts',
  method: 'GET',
  service: 'app',
  path: '/website/products/list/:id',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/product')).productGroupsSchema,
  answerPath: ['data', 'response_data', 'products_list'],
} as const satisfies ReadEndpoint;

/** Coupon cards of the Offers page. */
export const listOffers = {
  name: 'listOffers',
  method: 'GET',
  service: 'app',
  path: '/website/products/discount/coupons/offers/list/1',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/offer')).offersSchema,
  answerPath: ['data', 'response_data', 'coupon_offer_codes'],
} as const satisfies ReadEndpoint;
