import * as z from 'zod/mini';
import { digitsCampaignId, email, optionalText, phone, pincode, requiredText } from '../fields';

/** Body of dealers/subscription/create. `requirements` is a JSON object: requirement key → text. */
export const dealerApplicationSchema = z.object({
  campaign_source: optionalText(),
  campaign_id: digitsCampaignId(),
  country: requiredText('Country'),
  first_name: requiredText('First Name'),
  last_name: requiredText('Last Name'),
  email: email(),
  phone: phone(),
  state: requiredText('State'),
  district: requiredText('District'),
  city: requiredText('City'),
  /** Labelled "Area". */
  street: requiredText('Area'),
  pincode: pincode(),
  requirements: z.optional(z.string().check(z.maxLength(20_000))),
});
export type DealerApplication = z.infer<typeof dealerApplicationSchema>;
