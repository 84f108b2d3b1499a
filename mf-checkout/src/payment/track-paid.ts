import type { OrderState } from '@site/contract';
import { browserText, track } from '@site/shell';

/** The numbers of the purchases told last, newest first: two tabs may look at two orders in turn. */
const told = browserText('local', 'orderPaidTold');
const KEPT = 5;

/**
 * Reports a purchase once, and only when the server says that the money is there. Without consent the
 * shell has no listener, and nothing is reported. Nothing personal: item, amount, order number.
 */
export function trackPaid(order: OrderState): void {
  const ids = told.read()?.split(' ') ?? [];
  if (order.next.step !== 'paid' || ids.includes(order.ao_tracking_id)) return;
  told.write([order.ao_tracking_id, ...ids].slice(0, KEPT).join(' '));
  track('order_paid', {
    trackingId: order.ao_tracking_id,
    itemKey: order.item.item_key,
    orderType: order.order_type,
    amount: order.amount_now,
  });
}
