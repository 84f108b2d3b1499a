import type { OrderCreate } from '@site/contract';

/** "preorder" pays the advance, "order" the whole bike. */
export type OrderType = OrderCreate['order_type'];

/** Whether Order Now is open for the billing state; `checking` while the server is asked, `unknown` without its answer. */
export type OrderNow = 'no-state' | 'checking' | 'open' | 'closed' | 'unknown';

/**
 * The order type that counts (spec §4). It reverts to "preorder" when the state is gone and when the
 * server's answer closes Order Now or cannot be had; while the server is asked the wish stays, but cannot be sent.
 */
export function resolveOrderType(wanted: OrderType, orderNow: OrderNow): OrderType {
  return orderNow === 'open' || orderNow === 'checking' ? wanted : 'preorder';
}
