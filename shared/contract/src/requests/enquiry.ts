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

/** Test ride recorded by dealership staff, walk-in or activity (source "activity"). */
export const recordedTestRideSchema = z
  .object({
    name: lettersName(),
    email: optionalEmail(),
    phone_number: phone(),
    gender: optionalText(),
    dob: optionalText(),
    profession: optionalText(),
    company: optionalText(),
    description: optionalText(),
    enquiried_for_item: optionalText(),
    campaign_id: digitsCampaignId(),
    source: requiredText('Source'),
    category: z.literal('Test ride'),
    street: optionalText(),
    city: optionalText(),
    state: optionalText(),
    district: optionalText(),
    pincode: optionalPincode(),
    assigned_to: optionalText(),
    country: optionalText(),
    testride_status: requiredText('Test Ride Status'),
  })
  .check(
    z.refine(
      ({ source, description = '' }) =>
        source !== 'activity' ||
        description === '' ||
        description.length >= limits.activityDescriptionMin,
      { path: ['description'], message: messages.activityDescriptionMin },
    ),
  );
export type RecordedTestRide = z.infer<typeof recordedTestRideSchema>;

/** Body of enquiries/create: one of the three kinds. */
export const enquirySchema = z.union([
  bookingEnquirySchema,
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

/** Answer of enquiries/create: the tracking id that later calls name. */
export const enquiryAnswerSchema = z.object({ e_tracking_id: z.string() });
export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>;

/** Answer of check/existing/customer: 1 means that an enquiry of the phone exists. */
export const existingEnquirySchema = z.union([z.literal(0), z.literal(1)]);
