import * as z from 'zod/mini';
import { email, fullName, optionalText, phone, pincode, requiredText } from '../fields';
import { pincodeMessage, requiredMessage } from '../messages';

const namedPincode = (label: string) => pincode(requiredMessage(label), pincodeMessage(label));

/**
 * Body of order/preorder/create (spec §3). No amount: the server computes it. `items_list` is an
 * item key followed by -1; `order_type` is "preorder" or "order".
 */
export const orderCreateSchema = z.object({
  customer_full_name: fullName(),
  customer_phone_number: phone(),
  customer_email: email(),
  bill_street_1: requiredText('Billing Area'),
  bill_city: requiredText('Billing City'),
  bill_district: requiredText('Billing District'),
  bill_state: requiredText('Billing State'),
  bill_pincode: namedPincode('Billing Pincode'),
  bill_country: requiredText('Billing Country'),
  ship_street_1: requiredText('Shipping Area'),
  ship_city: requiredText('Shipping City'),
  ship_district: requiredText('Shipping District'),
  ship_state: requiredText('Shipping State'),
  ship_pincode: namedPincode('Shipping Pincode'),
  ship_country: requiredText('Shipping Country'),
  items_list: requiredText('Items List'),
  coupon_code: optionalText(),
  order_delivery_type: z.literal('transport'),
  source: requiredText('Campaign Source'),
  order_type: z.enum(['preorder', 'order'], 'Order Type is required'),
  transaction_vendor: requiredText('Transaction Vendor'),
});
export type OrderCreate = z.infer<typeof orderCreateSchema>;
