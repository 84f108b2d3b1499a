import type { OrderCreate } from '@site/contract';
import type { PreorderValues } from './preorder-values';

type Address = Record<'state' | 'district' | 'city' | 'area' | 'pincode' | 'country', string>;

function readAddress(values: PreorderValues, kind: 'billing' | 'shipping'): Address {
  return {
    state: values[`${kind}_state`],
    district: values[`${kind}_district`],
    city: values[`${kind}_city`],
    area: values[`${kind}_area`],
    pincode: values[`${kind}_pincode`],
    country: values[`${kind}_country`],
  };
}

/**
 * The order request of a filled form (spec §3). It names the item and no amount: the server computes
 * what is to be paid. A code is sent only when there is one.
 */
export function buildOrder(values: PreorderValues): OrderCreate {
  const billing = readAddress(values, 'billing');
  const shipping = values.shipping_same ? billing : readAddress(values, 'shipping');
  const code = values.coupon_code.trim();
  return {
    customer_full_name: values.full_name,
    customer_phone_number: values.phone_number,
    customer_email: values.email,
    bill_street_1: billing.area,
    bill_city: billing.city,
    bill_district: billing.district,
    bill_state: billing.state,
    bill_pincode: billing.pincode,
    bill_country: billing.country,
    ship_street_1: shipping.area,
    ship_city: shipping.city,
    ship_district: shipping.district,
    ship_state: shipping.state,
    ship_pincode: shipping.pincode,
    ship_country: shipping.country,
    items_list: values.items_list,
    ...(code ? { coupon_code: code } : {}),
    order_delivery_type: 'transport',
    source: values.campaign_source,
    order_type: values.order_type,
    transaction_vendor: 'Razorpay',
  };
}
