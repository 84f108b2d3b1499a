import type { Order } from '../entities/order';

/** What `ao_status` says of an order whose money has arrived: there is a receipt then. */
export const PAID_ORDER_LABELS = { preorder: 'Pre-booked', order: 'Order Placed' } as const;

/** What `ao_status` says of an order that our people have cancelled. */
export const CANCELLED_ORDER_LABEL = 'Cancelled';

/** True for an order of the history that is paid. */
export const isPaidOrder = ({ ao_status }: Pick<Order, 'ao_status'>): boolean =>
  Object.values<string>(PAID_ORDER_LABELS).includes(ao_status);
