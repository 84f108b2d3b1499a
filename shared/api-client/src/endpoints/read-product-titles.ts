import { type ProductTitles, productTitlesSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** Titles of the Products submenu: `GET /{app}/website/products/titles/list` (spec §7). */
export function readProductTitles(): Read<ProductTitles> {
  return {
    key: 'products/titles',
    fetch: (signal) =>
      read(
        appPath('website', 'products', 'titles', 'list'),
        productTitlesSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['product_titles_list'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readProductTitles} in a view. */
export function useProductTitles(): ReadState<ProductTitles> {
  const { key, fetch } = readProductTitles();
  return useRead(key, fetch);
}
