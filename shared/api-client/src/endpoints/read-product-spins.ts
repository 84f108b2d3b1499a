import { type ProductSpins, productSpinsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Frames of the 360 degree views by model-variant key: static file `product-spins`. */
export function readProductSpins(): Read<ProductSpins> {
  return staticJson('product-spins', productSpinsSchema, 'spins');
}

/** {@link readProductSpins} in a page; reads nothing until `asked`. */
export function useProductSpins(asked: boolean): ReadState<ProductSpins> {
  const { key, fetch } = readProductSpins();
  return useRead(asked ? key : null, fetch);
}
