import * as z from 'zod/mini';
import {
  billingAreaField,
  billingCityField,
  billingCountryField,
  billingDistrictField,
  billingPincodeField,
  billingStateField,
  campaignSourceField,
  couponCodeField,
  itemsListField,
  orderTypeField,
  paymentVendorField,
  shippingAreaField,
  shippingCityField,
  shippingCountryField,
  shippingDistrictField,
  shippingPincodeField,
  shippingStateField,
} from '../field-rules/order-fields';
import { emailField, fullNameField, phoneField } from '../field-rules/person-fields';
import { choice, text } from '../fields';

/**
 * Body of order/preorder/create (spec §3). No amount: the server computes it. `items_list` is an
 * item key followed by -1; `order_type` is "preorder" or "order".
 */
export const orderCreateSchema = z.object({
  customer_full_name: text(fullNameField),
  customer_phone_number: text(phoneField),
  customer_email: text(emailField),
  bill_street_1: text(billingAreaField),
  bill_city: text(billingCityField),
  bill_district: text(billingDistrictField),
  bill_state: text(billingStateField),
  bill_pincode: text(billingPincodeField),
  bill_country: text(billingCountryField),
  ship_street_1: text(shippingAreaField),
  ship_city: text(shippingCityField),
  ship_district: text(shippingDistrictField),
  ship_state: text(shippingStateField),
  ship_pincode: text(shippingPincodeField),
  ship_country: text(shippingCountryField),
  items_list: text(itemsListField),
  coupon_code: text(couponCodeField),
  order_delivery_type: z.literal('transport'),
  source: text(campaignSourceField),
  order_type: choice(orderTypeField),
  transaction_vendor: text(paymentVendorField),
});
export type OrderCreate = z.infer<typeof orderCreateSchema>;
