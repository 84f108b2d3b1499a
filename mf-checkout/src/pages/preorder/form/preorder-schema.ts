import {
  boolean,
  email,
  fullName,
  object,
  optionalText,
  phone,
  requiredPincode,
  requiredText,
  string,
} from '@site/forms';

/** A rule that holds only while the shipping address is one of its own. */
const whenShipped = (rule: ReturnType<typeof requiredText>) =>
  string().when('shipping_same', ([same], unruled) => (same === false ? rule : unruled));

/** The rules of the pre-order form, checked on blur and on submit (spec §5). */
export const preorderSchema = object({
  campaign_source: requiredText('Campaign Source'),
  campaign_id: requiredText('Campaign ID', 1),
  category: requiredText('Category'),
  description: requiredText('Description'),
  enquiried_for_item: requiredText('Enquiried Item'),
  plan_of_action: requiredText('Plan of Action'),
  order_type: requiredText('Order Type', 2),
  full_name: fullName(),
  email: email(),
  phone_number: phone(),
  billing_country: requiredText('Billing Country'),
  billing_state: requiredText('Billing State'),
  billing_district: requiredText('Billing District'),
  billing_city: requiredText('Billing City'),
  billing_area: requiredText('Billing Area'),
  billing_pincode: requiredPincode('Billing Pincode'),
  shipping_same: boolean(),
  shipping_country: requiredText('Shipping Country'),
  shipping_state: whenShipped(requiredText('Shipping State')),
  shipping_district: whenShipped(requiredText('Shipping District')),
  shipping_city: whenShipped(requiredText('Shipping City')),
  shipping_area: whenShipped(requiredText('Shipping Area')),
  shipping_pincode: whenShipped(requiredPincode('Shipping Pincode')),
  items_list: requiredText('Items List'),
  coupon_code: optionalText(),
});
