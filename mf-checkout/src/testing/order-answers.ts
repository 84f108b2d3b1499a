import { createOrder, refreshOrderState } from '@site/contract';
import { answerOf } from '@site/testing/fake-api';
import { sampleOrder } from './sample-order';

/** What the API answers to an order that it made. */
export const madeOrder = (order_reference: string, transaction_amount: number) =>
  answerOf(createOrder, {
    message: 'OK',
    response_data: {
      payment_entry_info: {
        transaction_vendor_order_id: `order_of_${order_reference}`,
        transaction_amount,
        payment_provider: 'sandbox',
        payment_key: 'key',
        order_reference,
      },
    },
  });

/** What the API answers to the question where an order stands. */
export const orderStands = (next: object) => answerOf(refreshOrderState, sampleOrder(next));
