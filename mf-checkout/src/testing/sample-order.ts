import type { OrderState } from '@site/contract';

/** The step of an order that waits for its payment. */
export const WAITS = {
  step: 'pay-now',
  payment_provider: 'sandbox',
  payment_key: 'key',
  transaction_vendor_order_id: 'order_of_first',
  transaction_amount: 2573,
} satisfies OrderState['next'];

/** Where an order of tests stands. */
export const sampleOrder = (next: object): OrderState => ({
  ao_tracking_id: 'O-1',
  ao_status: 'Payment Pending',
  order_type: 'preorder',
  ordered_on: '2026-11-21T10:00:00.000Z',
  item: { item_key: 'vayu_one-0-red', title: 'Vayu One', variant: '0', colour: 'Red' },
  amount_now: 2573,
  amount_later: 187_500,
  transaction_id: 'pay_1',
  next: next as OrderState['next'],
});
