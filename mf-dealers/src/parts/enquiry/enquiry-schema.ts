import {
  areaField,
  cityField,
  districtField,
  emailField,
  fullNameField,
  messageField,
  optionalPincodeField,
  phoneField,
  planField,
  productField,
  stateField,
} from '@site/contract';
import { object, textRule } from '@site/forms';

/** What the visitor types; the rest of the enquiry is fixed or follows from the state. */
export interface EnquiryValues {
  name: string;
  email: string;
  phone_number: string;
  enquiried_for_item: string;
  state: string;
  district: string;
  city: string;
  street: string;
  pincode: string;
  plan_of_action: string;
  description: string;
}

export const emptyEnquiry: EnquiryValues = {
  name: '',
  email: '',
  phone_number: '',
  enquiried_for_item: '',
  state: '',
  district: '',
  city: '',
  street: '',
  pincode: '',
  plan_of_action: '',
  description: '',
};

/** Enquiry and contact forms (spec §5): the message, the pincode and the plan may stay empty. */
export const enquirySchema = object({
  name: textRule(fullNameField),
  email: textRule(emailField),
  phone_number: textRule(phoneField),
  enquiried_for_item: textRule(productField),
  state: textRule(stateField),
  district: textRule(districtField),
  city: textRule(cityField),
  street: textRule(areaField),
  pincode: textRule(optionalPincodeField),
  plan_of_action: textRule(planField),
  description: textRule(messageField),
});

/** When somebody means to buy: what the sales desk sorts enquiries by. */
export const plansOfAction = [
  'Ready to buy',
  'Within a month',
  'Within three months',
  'Just exploring',
] as const;
