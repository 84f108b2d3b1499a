import { offersSchema } from '../entities/offer';
import { pricedProductsSchema } from '../entities/priced-product';
import { productGroupsSchema } from '../entities/product';
import { productTitlesSchema } from '../entities/product-titles';
import type { Endpoint } from './endpoint';

export const listProductTitles = {
  method: 'GET',
  service: 'app',
  path: '/website/products/titles/list',
  summary: 'Titles of the Products submenu',
  answer: productTitlesSchema,
  answerPath: ['data', 'response_data', 'product_titles_list'],
} as const satisfies Endpoint;

/** `id` is "all", a product slug ("vayu_marut") or one with its variant ("vayu_marut-gt"). */
export const listProducts = {
  method: 'GET',
  service: 'app',
  path: '/website/products/list/:id',
  summary: 'Products in groups of one title and variant',
  answer: productGroupsSchema,
  answerPath: ['data', 'response_data', 'products_list'],
} as const satisfies Endpoint;

/** Placeholders when absent: couponcode, state, phonenumber (spec §7). */
export const listPricedProducts = {
  method: 'GET',
  service: 'app',
  path: '/website/products/dynamic/list/:itemKey/:couponCode/:state/:phoneNumber',
  summary: 'Products with prices for an item, coupon, state and phone',
  answer: pricedProductsSchema,
  answerPath: ['data', 'response_data', 'products_list'],
} as const satisfies Endpoint;

export const listOffers = {
  method: 'GET',
  service: 'app',
  path: '/website/products/discount/coupons/offers/list/1',
  summary: 'Coupon cards of the Offers page',
  answer: offersSchema,
  answerPath: ['data', 'response_data', 'coupon_offer_codes'],
} as const satisfies Endpoint;
