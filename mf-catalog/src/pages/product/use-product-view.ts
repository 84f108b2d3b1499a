import { useProductPage, useProducts } from '@site/api-client';
import { buildProduct, type ProductView } from './build-product';

/** The product of a slug as a page needs it: each state has a name and a screen. */
export type ProductViewState =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; view: ProductView };

/** Reads a product. Its content is welcome, not needed: price and pictures stand without it. */
export function useProductView(slug: string): ProductViewState {
  const products = useProducts(slug);
  const content = useProductPage(slug);
  if (products.status === 'loading') return { status: 'loading' };
  if (products.status === 'error') {
    const unknown = products.error.status === 404;
    return unknown ? { status: 'unknown' } : { status: 'error', retry: products.retry };
  }
  const view = buildProduct(slug, products.data, content.data);
  return view ? { status: 'ready', view } : { status: 'unknown' };
}
