import { newIdempotencyKey } from '@site/api-client';
import type { OrderCreate } from '@site/contract';
import { browserText } from '@site/shell';

const kept = browserText('session', 'orderIntent');

/** The same order reads the same, whatever the order of its fields. */
const printOf = (order: OrderCreate): string =>
  JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));

function readIntent(): { print: string; key: string } | undefined {
  try {
    const { print, key } = JSON.parse(kept.read() ?? '{}');
    return typeof print === 'string' && typeof key === 'string' ? { print, key } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of an order: the same for the same order of this tab, also after a reload, so
 * that a lost answer or a second press of the button never makes a second order. An edit is a new one.
 */
export function keyForOrder(order: OrderCreate): string {
  const print = printOf(order);
  const known = readIntent();
  if (known?.print === print) return known.key;
  const key = newIdempotencyKey();
  kept.write(JSON.stringify({ print, key }));
  return key;
}

/** After the order is paid, or cannot be paid any more: the next press is a new order. */
export const forgetIntent = (): void => kept.forget();
