import type { OrderState } from '@site/contract';
import { formatItemName } from '@site/links';
import { formatPrice } from '@site/ui';

/** An order in facts, as its receipt has them: nothing personal. */
export function orderFacts(order: OrderState): (readonly [string, string])[] {
  const { item, order_type, amount_now, amount_later } = order;
  const isPreorder = order_type === 'preorder';
  return [
    [isPreorder ? 'Pre-order' : 'Order', `${formatItemName(item)}, ${item.colour}`],
    ...(order.transaction_id ? [['Transaction ID', order.transaction_id] as const] : []),
    ['Tracking ID', order.ao_tracking_id],
    [order.next.step === 'paid' ? 'Paid' : 'To pay', formatPrice(amount_now)],
    ...(isPreorder ? [['Later, before delivery', formatPrice(amount_later)] as const] : []),
  ];
}
