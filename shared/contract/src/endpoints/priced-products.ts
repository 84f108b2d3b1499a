import type { ReadEndpoint } from './endpoint';

/** Products with prices for an item, coupon, state and phone: see `pricedProductsParams`. */
export const listPricedProducts = {
  name: 'listPricedProducts',
  method: 'GET',
  service: 'app',
  path: '/website/products/dynamic/list/:itemKey/:couponCode/:state/:phoneNumber',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/priced-product'))
      .pricedProductsSchema,
  // How many products there are decides what can be ordered, and each charge is part of a price.
  isWhole: true,
  answerPath: ['data', 'response_data', 'products_list'],
} as const satisfies ReadEndpoint;
