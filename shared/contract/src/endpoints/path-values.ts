import type { PathParams } from './endpoint';
import type { listPricedProducts } from './priced-products';

/** The `id` that asks `listDealers` for every dealer of the network. */
export const ALL_DEALERS = 'all';

/** The `id` that asks `listProducts` for the whole range. */
export const ALL_PRODUCTS = 'all';

/** What stands in the path of products/dynamic/list where nothing is known yet (spec §7). */
export const pricedProductsPlaceholders = {
  couponCode: 'couponcode',
  state: 'state',
  phoneNumber: 'phonenumber',
} as const;

/** What a priced product depends on. */
export interface PricedProductsQuery {
  /**
   * Slug of a pre-order link (`vayu_marut-gt`) or an item code (`vayu_marut-gt-graphite`), also one that begins with a slug
   * which the product had before it was renamed: the keys of the answer's items then begin with it too.
   */
  itemKey: string;
  couponCode?: string | undefined;
  /** Billing state, by name. */
  state?: string | undefined;
  phoneNumber?: string | undefined;
}

/** The path parameters of products/dynamic/list; what is absent or empty is its placeholder. */
export function pricedProductsParams(
  query: PricedProductsQuery,
): PathParams<typeof listPricedProducts.path> {
  const { couponCode, state, phoneNumber } = pricedProductsPlaceholders;
  return {
    itemKey: query.itemKey,
    couponCode: query.couponCode || couponCode,
    state: query.state || state,
    phoneNumber: query.phoneNumber || phoneNumber,
  };
}
