import type { OrderState } from '@site/contract';

/** An order that is paid. */
export const sampleOrder: OrderState = {
  ao_tracking_id: 'O-1',
  ao_status: 'Payment Pending',
  order_type: 'preorder',
  ordered_on: '2026-11-21T10:00:00.000Z',
  item: { item_key: 'one-0-red', title: 'One', variant: '0', colour: 'Red' },
  amount_now: 2573,
  amount_later: 187_500,
  transaction_id: 'pay_1',
  next: { step: 'paid' },
};
