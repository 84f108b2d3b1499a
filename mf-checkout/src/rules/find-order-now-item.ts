import type { PricedItem, PricedProducts } from '@site/contract';

/** What the page knows of the products for a billing state. */
export interface StateProducts {
  /** Empty while none is chosen. */
  billingState: string;
  /** `failed` is a call without a usable answer. */
  status: 'loading' | 'failed' | 'ready';
  /** The answer for that state. */
  products?: PricedProducts | undefined;
  /** Key of the chosen colour. */
  itemKey: string;
}

/**
 * The item at its price in the billing state, when Order Now is possible (spec §4): a billing state
 * is chosen and the server returned exactly one product with variants and items, the chosen colour
 * among them. Undefined in every other case.
 */
export function findOrderNowItem(known: StateProducts): PricedItem | undefined {
  const { billingState, status, products = [], itemKey } = known;
  if (billingState.trim() === '' || status !== 'ready') return undefined;
  const [only, second] = products;
  if (!only || second) return undefined;
  return only.variants.flatMap(({ items }) => items).find(({ item_key }) => item_key === itemKey);
}
