import { offersSchema } from '../entities/offer';
import { pricedProductsSchema } from '../entities/priced-product';
import { productGroupsSchema } from '../entities/product';
import { productTitlesSchema } from '../entities/product-titles';
import type { ReadEndpoint } from './endpoint';

/** Titles of the Products submenu. */
export const listProductTitles = {
  name: 'listProductTitles',
  method: 'GET',
  service: 'app',
  path: '/website/products/titles/list',
  answer: productTitlesSchema,
  answerPath: ['data', 'response_data', 'product_titles_list'],
} as const satisfies ReadEndpoint;

/**
 * Products in groups of one title and variant. `id` is `ALL_PRODUCTS`, a product slug
 * ("vayu_marut") or one with its variant ("vayu_marut-gt").
 */
export const listProducts = {
  name: 'listProducts',
  method: 'GET',
  service: 'app',
  path: '/website/products/list/:id',
  answer: productGroupsSchema,
  answerPath: ['data', 'response_data', 'products_list'],
} as const satisfies ReadEndpoint;

/** Products with prices for an item, coupon, state and phone: see `pricedProductsParams`. */
export const listPricedProducts = {
  name: 'listPricedProducts',
  method: 'GET',
  service: 'app',
  path: '/website/products/dynamic/list/:itemKey/:couponCode/:state/:phoneNumber',
  answer: pricedProductsSchema,
  // How many products there are decides what can be ordered, and each charge is part of a price.
  isWhole: true,
  answerPath: ['data', 'response_data', 'products_list'],
} as const satisfies ReadEndpoint;

/** Coupon cards of the Offers page. */
export const listOffers = {
  name: 'listOffers',
  method: 'GET',
  service: 'app',
  path: '/website/products/discount/coupons/offers/list/1',
  answer: offersSchema,
  answerPath: ['data', 'response_data', 'coupon_offer_codes'],
} as const satisfies ReadEndpoint;
