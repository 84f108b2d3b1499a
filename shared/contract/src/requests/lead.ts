import * as z from 'zod/mini';
import { fullName, optionalEmail, optionalPincode, optionalText, phone } from '../fields';

/** Body of leads/create. The spec shows no fields: who it is and how to reach them is required. */
export const leadSchema = z.object({
  name: fullName(),
  phone_number: phone(),
  email: optionalEmail(),
  source: optionalText(),
  category: optionalText(),
  campaign_id: optionalText(),
  enquiried_for_item: optionalText(),
  description: optionalText(),
  street: optionalText(),
  city: optionalText(),
  district: optionalText(),
  state: optionalText(),
  country: optionalText(),
  pincode: optionalPincode(),
});
export type Lead = z.infer<typeof leadSchema>;
