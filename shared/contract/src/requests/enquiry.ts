import * as z from 'zod/mini';
import {
  digitsCampaignId,
  email,
  fullName,
  lettersName,
  optionalEmail,
  optionalPincode,
  optionalText,
  phone,
  requiredText,
} from '../fields';
import { limits } from '../limits';
import { messages } from '../messages';

/** Enquiry of the floating panel and the contact form (spec §3 "Enquiry (general)"). */
export const generalEnquirySchema = z.object({
  name: fullName(),
  email: email(),
  phone_number: phone(),
  state: requiredText('State'),
  district: requiredText('District'),
  city: requiredText('City'),
  enquiried_for_item: requiredText('Product'),
  zonal_name: optionalText(),
  source: requiredText('Source'),
  /** "Item enquiry" from our forms. */
  category: requiredText('Category'),
  campaign_id: optionalText(),
  /** The message of the contact form. */
  description: optionalText(),
  /** Labelled "Area". */
  street: requiredText('Area'),
  pincode: optionalPincode(),
  country: requiredText('Country'),
  plan_of_action: optionalText(),
});
export type GeneralEnquiry = z.infer<typeof generalEnquirySchema>;

/** Booking of a free test ride at a dealer (spec §3; `pinocde` sic). */
export const bookingEnquirySchema = z.object({
  campaign_source: optionalText(),
  campaign_id: optionalText(),
  category: z.literal('Test ride'),
  /** Fixed "1-none". */
  testride: z.literal('1-none'),
  country: requiredText('Country'),
  state: optionalText(),
  district: optionalText(),
  city: optionalText(),
  pinocde: optionalPincode(),
  name: fullName(),
  email: email(),
  phone_number: phone(),
  enquiried_for_item: requiredText('Product'),
  /** The message of the "Send us a message" form. */
  description: optionalText(),
  /** Ours: the chosen dealer, when there is one. */
  dn_id: optionalText(),
});
export type BookingEnquiry = z.infer<typeof bookingEnquirySchema>;

/** What staff record of a ride at the dealer's as well as at an activity (spec §3). */
const recordedFields = {
  name: lettersName(),
  email: optionalEmail(),
  phone_number: phone(),
  gender: optionalText(),
  dob: optionalText(),
  profession: optionalText(),
  company: optionalText(),
  enquiried_for_item: optionalText(),
  source: requiredText('Source'),
  category: z.literal('Test ride'),
  street: optionalText(),
  city: optionalText(),
  pincode: optionalPincode(),
  assigned_to: optionalText(),
  testride_status: requiredText('Test Ride Status'),
};

/** Test ride that dealership staff record for a walk-in (spec §5 "Walk-in form"). */
export const recordedTestRideSchema = z.object({
  ...recordedFields,
  campaign_id: digitsCampaignId(),
  description: optionalText(),
  state: optionalText(),
  district: optionalText(),
  country: optionalText(),
});
export type RecordedTestRide = z.infer<typeof recordedTestRideSchema>;

/** The source that says that a ride was recorded at an activity (spec §9). */
const ACTIVITY_SOURCE = 'activity';

/** Test ride recorded at an activity: where the rider lives is required (spec §5 "Activity form"). */
export const activityTestRideSchema = z.object({
  ...recordedFields,
  campaign_id: requiredText('Campaign', 1),
  description: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(limits.maxText),
      z.refine(
        (text) => text === '' || text.length >= limits.activityDescriptionMin,
        messages.activityDescriptionMin,
      ),
    ),
  ),
  state: requiredText('State'),
  district: requiredText('District'),
  country: requiredText('Country'),
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
