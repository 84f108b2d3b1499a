import type { ReadState } from '@site/api-client';
import type { PricedProduct, PricedProducts } from '@site/contract';

/** What the pre-order page can do with the answer of the product read. */
export type ProductLoad =
  | { kind: 'loading' }
  | { kind: 'ready'; product: PricedProduct }
  /** No such product: the API says 404. */
  | { kind: 'unknown' }
  /** The read failed, or two or more products came, or none with variants and items (spec §8). */
  | { kind: 'failed' };

type Answer = Pick<ReadState<PricedProducts>, 'status'> & {
  data?: PricedProducts | undefined;
  error?: { status?: number | undefined } | undefined;
};

/** Judges the product read of the pre-order page. */
export function resolveProductLoad({ status, data, error }: Answer): ProductLoad {
  if (status === 'loading') return { kind: 'loading' };
  if (status === 'error' || !data) return { kind: error?.status === 404 ? 'unknown' : 'failed' };
  const [product, second] = data;
  if (!product || second) return { kind: 'failed' };
  const variants = product.variants.filter(({ items }) => items.length > 0);
  if (variants.length === 0) return { kind: 'failed' };
  return { kind: 'ready', product: { ...product, variants } };
}
