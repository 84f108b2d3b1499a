import { email, fullName, object, optionalText, phone, pincode, requiredText } from '@site/forms';

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
  name: fullName(),
  email: email(),
  phone_number: phone(),
  enquiried_for_item: requiredText('Product'),
  state: requiredText('State'),
  district: requiredText('District'),
  city: requiredText('City'),
  street: requiredText('Area'),
  pincode: pincode(),
  plan_of_action: optionalText(),
  description: optionalText(),
});

/** When somebody means to buy: what the sales desk sorts enquiries by. */
export const plansOfAction = [
  'Ready to buy',
  'Within a month',
  'Within three months',
  'Just exploring',
] as const;
