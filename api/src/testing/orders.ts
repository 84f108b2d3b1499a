import { createOrder, ORDER_REFERENCE_HEADER } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, post, type TestAnswer } from './forms';
import type { TestApi } from './test-api';

const place = (prefix: 'bill' | 'ship'): Record<string, string> => ({
  [`${prefix}_street_1`]: 'West Quarter',
  [`${prefix}_city`]: 'Hyderabad',
  [`${prefix}_district`]: 'Hyderabad',
  [`${prefix}_state`]: 'Telangana',
  [`${prefix}_pincode`]: '500001',
  [`${prefix}_country`]: 'India',
});

/** A pre-booking of the first model, as the site's form sends it. */
export const orderFields: Readonly<Record<string, string>> = {
  customer_full_name: 'Asha Rao',
  customer_phone_number: '0000012345',
  customer_email: 'asha@rider.example',
  ...place('bill'),
  ...place('ship'),
  items_list: 'vayu_one-0-red-1',
  coupon_code: '',
  order_delivery_type: 'transport',
  source: 'website',
  order_type: 'preorder',
  transaction_vendor: 'Razorpay',
};

export const ORDER_PATH = callAddress(createOrder);

/** An answer to an order, with what the widget needs. */
export interface PlacedOrder extends TestAnswer {
  vendorOrderId: string;
  /** In rupees. */
  amount: number;
  reference: string;
}

/** Places an order. */
export async function placeOrder(
  { app }: TestApi,
  changes: Readonly<Record<string, string>> = {},
  options: { key?: string; token?: string } = {},
): Promise<PlacedOrder> {
  const answer = await post(app, ORDER_PATH, { ...orderFields, ...changes }, options);
  const info = ['data', 'response_data', 'payment_entry_info'];
  return {
    ...answer,
    vendorOrderId: String(at(answer.body, [...info, 'transaction_vendor_order_id'])),
    amount: Number(at(answer.body, [...info, 'transaction_amount'])),
    reference: String(at(answer.body, [...info, 'order_reference'])),
  };
}

/** The header that names a placed order. */
export const referTo = ({ reference }: Pick<PlacedOrder, 'reference'>) => ({
  [ORDER_REFERENCE_HEADER]: reference,
});
