import * as z from 'zod/mini';
import { campaignIdField, optionalSourceField } from '../field-rules/enquiry-fields';
import {
  emailField,
  firstNameField,
  lastNameField,
  phoneField,
} from '../field-rules/person-fields';
import {
  areaField,
  cityField,
  countryField,
  districtField,
  pincodeField,
  stateField,
} from '../field-rules/place-fields';
import { text } from '../fields';

/** Body of dealers/subscription/create. `requirements` is a JSON object: requirement key → text. */
export const dealerApplicationSchema = z.object({
  campaign_source: text(optionalSourceField),
  campaign_id: text(campaignIdField),
  country: text(countryField),
  first_name: text(firstNameField),
  last_name: text(lastNameField),
  email: text(emailField),
  phone: text(phoneField),
  state: text(stateField),
  district: text(districtField),
  city: text(cityField),
  /** Labelled "Area". */
  street: text(areaField),
  pincode: text(pincodeField),
  requirements: z.optional(z.string().check(z.maxLength(20_000))),
});
export type DealerApplication = z.infer<typeof dealerApplicationSchema>;
