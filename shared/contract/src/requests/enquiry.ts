import * as z from 'zod/mini';
import {
  activityDescriptionField,
  campaignField,
  campaignIdField,
  categoryField,
  messageField,
  optionalCampaignIdField,
  optionalSourceField,
  planField,
  productField,
  sourceField,
  testRideStatusField,
} from '../field-rules/enquiry-fields';
import {
  emailField,
  fullNameField,
  lettersNameField,
  optionalEmailField,
  phoneField,
} from '../field-rules/person-fields';
import {
  areaField,
  cityField,
  countryField,
  districtField,
  optionalPincodeField,
  stateField,
} from '../field-rules/place-fields';
import { anyText, text } from '../fields';

/** Enquiry of the floating panel and the contact form (spec §3 "Enquiry (general)"). */
export const generalEnquirySchema = z.object({
  name: text(fullNameField),
  email: text(emailField),
  phone_number: text(phoneField),
  state: text(stateField),
  district: text(districtField),
  city: text(cityField),
  enquiried_for_item: text(productField),
  zonal_name: anyText(),
  source: text(sourceField),
  /** "Item enquiry" from our forms. */
  category: text(categoryField),
  campaign_id: text(optionalCampaignIdField),
  /** The message of the contact form. */
  description: text(messageField),
  /** Labelled "Area". */
  street: text(areaField),
  pincode: text(optionalPincodeField),
  country: text(countryField),
  plan_of_action: text(planField),
});
export type GeneralEnquiry = z.infer<typeof generalEnquirySchema>;

/** Booking of a free test ride at a dealer (spec §3; `pinocde` sic). */
export const bookingEnquirySchema = z.object({
  campaign_source: text(optionalSourceField),
  campaign_id: text(optionalCampaignIdField),
  category: z.literal('Test ride'),
  /** Fixed "1-none". */
  testride: z.literal('1-none'),
  country: text(countryField),
  state: anyText(),
  district: anyText(),
  city: anyText(),
  pinocde: text(optionalPincodeField),
  name: text(fullNameField),
  email: text(emailField),
  phone_number: text(phoneField),
  enquiried_for_item: text(productField),
  /** The message of the "Send us a message" form, when there is one. */
  description: text(messageField),
});
export type BookingEnquiry = z.infer<typeof bookingEnquirySchema>;

/** What staff record of a ride at the dealer's as well as at an activity (spec §3). */
const recordedFields = {
  name: text(lettersNameField),
  phone_number: text(phoneField),
  gender: anyText(),
  dob: anyText(),
  profession: anyText(),
  company: anyText(),
  enquiried_for_item: anyText(),
  source: text(sourceField),
  category: z.literal('Test ride'),
  street: anyText(),
  city: anyText(),
  pincode: text(optionalPincodeField),
  assigned_to: anyText(),
  testride_status: text(testRideStatusField),
};

/** Test ride that dealership staff record for a walk-in (spec §5 "Walk-in form"). */
export const recordedTestRideSchema = z.object({
  ...recordedFields,
  email: text(emailField),
  campaign_id: text(campaignIdField),
  description: anyText(),
  state: anyText(),
  district: anyText(),
  country: anyText(),
});
export type RecordedTestRide = z.infer<typeof recordedTestRideSchema>;

/** The source that says that a ride was recorded at an activity (spec §9). */
const ACTIVITY_SOURCE = 'activity';

/** Test ride recorded at an activity: where the rider lives is required (spec §5 "Activity form"). */
export const activityTestRideSchema = z.object({
  ...recordedFields,
  /** Sent empty: the form does not ask for it. */
  email: text(optionalEmailField),
  campaign_id: text(campaignField),
  description: text(activityDescriptionField),
  state: text(stateField),
  district: text(districtField),
  country: text(countryField),
});
export type ActivityTestRide = z.infer<typeof activityTestRideSchema>;

/** Body of enquiries/create: one of the three kinds, a recorded ride by its source. */
export const enquirySchema = z.union([
  bookingEnquirySchema,
  activityTestRideSchema,
  recordedTestRideSchema,
  generalEnquirySchema,
]);
export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryKind = 'general' | 'booking' | 'recorded';

/**
 * Which kind of enquiry a body is. All test rides have category "Test ride"; a booking carries
 * `testride`, a recorded one `testride_status`.
 */
export function enquiryKind(body: Readonly<Record<string, unknown>>): EnquiryKind {
  if (body['category'] !== 'Test ride') return 'general';
  return body['testride_status'] !== undefined && body['testride'] === undefined
    ? 'recorded'
    : 'booking';
}

/** The schema that a body is checked by, so that its messages are those of the form it came from. */
export function enquirySchemaFor(body: Readonly<Record<string, unknown>>) {
  const kind = enquiryKind(body);
  if (kind === 'general') return generalEnquirySchema;
  if (kind === 'booking') return bookingEnquirySchema;
  const source = body['source'];
  const isActivity = typeof source === 'string' && source.trim() === ACTIVITY_SOURCE;
  return isActivity ? activityTestRideSchema : recordedTestRideSchema;
}
