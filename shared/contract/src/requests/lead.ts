import * as z from 'zod/mini';
import { optionalCampaignIdField, optionalSourceField } from '../field-rules/enquiry-fields';
import { fullNameField, optionalEmailField, phoneField } from '../field-rules/person-fields';
import { optionalPincodeField } from '../field-rules/place-fields';
import { anyText, text } from '../fields';

/** Body of leads/create. The spec shows no fields: who it is and how to reach them is required. */
export const leadSchema = z.object({
  name: text(fullNameField),
  phone_number: text(phoneField),
  email: text(optionalEmailField),
  source: text(optionalSourceField),
  category: anyText(),
  campaign_id: text(optionalCampaignIdField),
  enquiried_for_item: anyText(),
  description: anyText(),
  street: anyText(),
  city: anyText(),
  district: anyText(),
  state: anyText(),
  country: anyText(),
  pincode: text(optionalPincodeField),
});
export type Lead = z.infer<typeof leadSchema>;
