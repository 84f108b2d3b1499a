import { isValidElement, type ReactNode } from 'react';
import { numberOf } from './number-of';

/** What `JSON.stringify` is to write in the place of a value that is no data. */
function describe(_name: string, value: unknown): unknown {
  if (typeof value === 'function') return { $function: numberOf(value) };
  if (typeof value === 'symbol') return { $symbol: String(value) };
  if (typeof value === 'bigint') return { $bigint: String(value) };
  if (!isValidElement(value)) return value;
  const { type, key, props } = value;
  return { $element: typeof type === 'object' ? numberOf(type) : type, key, props };
}

/**
 * Two nodes with one key are made of the same components with the same properties, and so show the same wherever
 * all else is the same: contexts, reads, the address. A function that is made anew for each rendering is another
 * one each time, and so is the key. Keys are of one process.
 * @returns undefined for what cannot be compared, as an object that holds itself
 */
export function keyOfNode(node: ReactNode): string | undefined {
  try {
    return JSON.stringify(node, describe) ?? '';
  } catch {
    return undefined;
  }
}
