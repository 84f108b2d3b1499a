import type { OrderState } from '@site/contract';
import { browserText, track } from '@site/shell';

const told = browserText('local', 'orderPaidTold');

/**
 * Reports a purchase once, and only when the server says that the money is there. Without consent the
 * shell has no listener, and nothing is reported. Nothing personal: item, amount, order number.
 */
export function trackPaid(order: OrderState): void {
  if (order.next.step !== 'paid' || told.read() === order.ao_tracking_id) return;
  told.write(order.ao_tracking_id);
  track('order_paid', {
    trackingId: order.ao_tracking_id,
    itemKey: order.item.item_key,
    orderType: order.order_type,
    amount: order.amount_now,
  });
}
