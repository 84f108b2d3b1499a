import {
  billingAreaField,
  billingCityField,
  billingCountryField,
  billingDistrictField,
  billingPincodeField,
  billingStateField,
  campaignSourceField,
  categoryField,
  couponCodeField,
  emailField,
  fullNameField,
  itemsListField,
  orderTypeField,
  phoneField,
  shippingAreaField,
  shippingCityField,
  shippingCountryField,
  shippingDistrictField,
  shippingPincodeField,
  shippingStateField,
} from '@site/contract';
import { boolean, object, string, textRule } from '@site/forms';

/** A rule that holds only while the shipping address is one of its own. */
const whenShipped = (rule: ReturnType<typeof textRule>) =>
  string().when('shipping_same', ([same], unruled) => (same === false ? rule : unruled));

/** The rules of the pre-order form, checked on blur and on submit (spec §5). */
export const preorderSchema = object({
  campaign_source: textRule(campaignSourceField),
  campaign_id: textRule({ label: 'Campaign ID', min: 1 }),
  category: textRule(categoryField),
  description: textRule({ label: 'Description' }),
  enquiried_for_item: textRule({ label: 'Enquiried Item' }),
  plan_of_action: textRule({ label: 'Plan of Action' }),
  order_type: textRule(orderTypeField),
  full_name: textRule(fullNameField),
  email: textRule(emailField),
  phone_number: textRule(phoneField),
  billing_country: textRule(billingCountryField),
  billing_state: textRule(billingStateField),
  billing_district: textRule(billingDistrictField),
  billing_city: textRule(billingCityField),
  billing_area: textRule(billingAreaField),
  billing_pincode: textRule(billingPincodeField),
  shipping_same: boolean(),
  shipping_country: textRule(shippingCountryField),
  shipping_state: whenShipped(textRule(shippingStateField)),
  shipping_district: whenShipped(textRule(shippingDistrictField)),
  shipping_city: whenShipped(textRule(shippingCityField)),
  shipping_area: whenShipped(textRule(shippingAreaField)),
  shipping_pincode: whenShipped(textRule(shippingPincodeField)),
  items_list: textRule(itemsListField),
  coupon_code: textRule(couponCodeField),
});
