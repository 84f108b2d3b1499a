import { type PricedProducts, pricedProductsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** What a priced product depends on; what is absent goes out as its placeholder (spec §7). */
export interface PricedProductsQuery {
  /** Slug of a pre-order link (`vayu_marut-gt`) or an item code (`vayu_marut-gt-graphite`). */
  itemKey: string;
  couponCode?: string | undefined;
  /** Billing state, by name. */
  state?: string | undefined;
  phoneNumber?: string | undefined;
}

/** Products with their prices: `GET /{app}/website/products/dynamic/list/…` (spec §7). */
export function readPricedProducts(query: PricedProductsQuery): Read<PricedProducts> {
  const { itemKey, couponCode, state, phoneNumber } = query;
  const parts = [
    itemKey,
    couponCode || 'couponcode',
    state || 'state',
    phoneNumber || 'phonenumber',
  ];
  return {
    key: `products/dynamic/${parts.map(encodeURIComponent).join('/')}`,
    fetch: (signal) =>
      read(
        appPath('website', 'products', 'dynamic', 'list', ...parts),
        pricedProductsSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['products_list'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readPricedProducts} in a page; null reads nothing. */
export function usePricedProducts(query: PricedProductsQuery | null): ReadState<PricedProducts> {
  const { key, fetch } = readPricedProducts(query ?? { itemKey: '' });
  return useRead(query === null ? null : key, fetch);
}
