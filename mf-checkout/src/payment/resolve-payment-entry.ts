import { isRecord } from '@site/api-client';

/** What opens the widget: all of it came with the order's answer. */
export interface PaymentEntry {
  /** The provider's id of the order. */
  vendorOrderId: string;
  /** In rupees. */
  amount: number;
  /** The provider's public key. */
  key: string;
}

/** The entry of a created order, or what it lacks (spec §8). */
export type EntryCheck =
  | { kind: 'ready'; entry: PaymentEntry; reference: string }
  /** No id at the provider; `message` is what the server said beside it, which is shown if there is one. */
  | { kind: 'no-order-id'; message?: string }
  /** "Failed to Razorpay create order…": an id, but not all that the widget needs. */
  | { kind: 'missing-fields' };

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Checks the answer of order/preorder/create before any widget is opened. It is read as what it is,
 * not as what it should be: on a money path nothing is taken for granted.
 * @param data the `data` of the answer
 */
export function resolvePaymentEntry(data: unknown): EntryCheck {
  const { response_data: response, message } = isRecord(data) ? data : {};
  const info = isRecord(response) ? response['payment_entry_info'] : undefined;
  const fields = isRecord(info) ? info : {};
  const vendorOrderId = fields['transaction_vendor_order_id'];
  if (!isFilled(vendorOrderId)) {
    return { kind: 'no-order-id', ...(isFilled(message) && { message }) };
  }
  const { payment_key: key, transaction_amount: amount, order_reference: reference } = fields;
  const isAmount = typeof amount === 'number' && Number.isInteger(amount) && amount > 0;
  if (!isFilled(key) || !isAmount || !isFilled(reference)) return { kind: 'missing-fields' };
  return { kind: 'ready', entry: { vendorOrderId, amount, key }, reference };
}
