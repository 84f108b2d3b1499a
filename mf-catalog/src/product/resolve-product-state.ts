import type { ReadState } from '@site/api-client';
import type { ProductGroups, ProductPage } from '@site/contract';
import { buildProduct, type ProductView } from './build-product';
import { isUnknownStatus } from './resolve-missing-product';

/** The product of a slug as a page needs it: each state has a name and a screen. */
export type ProductViewState =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; view: ProductView };

/** An unknown product is not a failed read: the server answered, and it has none of that slug. */
export function resolveProductState(
  slug: string,
  products: ReadState<ProductGroups>,
  content?: ProductPage,
): ProductViewState {
  if (products.status === 'loading') return { status: 'loading' };
  if (products.status === 'error') {
    const unknown = isUnknownStatus(products.error.status);
    return unknown ? { status: 'unknown' } : { status: 'error', retry: products.retry };
  }
  const view = buildProduct(slug, products.data, content);
  return view ? { status: 'ready', view } : { status: 'unknown' };
}
