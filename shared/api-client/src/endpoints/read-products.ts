import { type ProductGroups, productGroupsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The `id` that asks for the whole range. */
export const ALL_PRODUCTS = 'all';

/**
 * Products in groups of one title and variant: `GET /{app}/website/products/list/{id}` (spec §7).
 * @param id {@link ALL_PRODUCTS}, a slug ("vayu_marut") or one with its variant ("vayu_marut-gt")
 */
export function readProducts(id: string): Read<ProductGroups> {
  return {
    key: `products/list/${id}`,
    fetch: (signal) =>
      read(
        appPath('website', 'products', 'list', id),
        productGroupsSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['products_list'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readProducts} in a page. */
export function useProducts(id: string): ReadState<ProductGroups> {
  const { key, fetch } = readProducts(id);
  return useRead(key, fetch);
}
