import { type ProductPage, productPageSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/**
 * Texts, pictures and colours of a product page: static file `product-{slug}`.
 * @param slug as in the page's address, e.g. `vayu_marut`
 */
export function readProductPage(slug: string): Read<ProductPage> {
  return staticJson(`product-${slug}`, productPageSchema);
}

/** {@link readProductPage} in a page. */
export function useProductPage(slug: string): ReadState<ProductPage> {
  const { key, fetch } = readProductPage(slug);
  return useRead(key, fetch);
}
