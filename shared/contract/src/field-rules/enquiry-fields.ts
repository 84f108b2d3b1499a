import { campaignIdPattern, limits, singleLinePattern } from '../limits';
import { messages } from '../messages';
import type { FieldRule } from './field-rule';

export const productField = { label: 'Product' } as const satisfies FieldRule;

/** Where somebody came from: a form's own source, or the one of a link's query (spec §9). */
export const sourceField = {
  label: 'Source',
  min: limits.minText,
  max: limits.maxSource,
  pattern: singleLinePattern,
} as const satisfies FieldRule;
/** The source of a booking, of a dealer application and of a lead: spec §5 asks them for no length. */
export const optionalSourceField = {
  ...sourceField,
  isOptional: true,
  min: 1,
} as const satisfies FieldRule;

export const categoryField = { label: 'Category' } as const satisfies FieldRule;
export const messageField = { label: 'Message', isOptional: true } as const satisfies FieldRule;
export const planField = {
  label: 'Plan of Action',
  isOptional: true,
} as const satisfies FieldRule;

/** Campaign ID of the walk-in form and of the dealer application: digits. Both messages are odd (sic). */
export const campaignIdField = {
  label: 'Campaign ID',
  pattern: campaignIdPattern,
  says: { required: messages.campaignIdMin, pattern: messages.campaignIdDigits },
} as const satisfies FieldRule;

/** Campaign ID of enquiries and bookings, which may come without. */
export const optionalCampaignIdField = {
  ...campaignIdField,
  isOptional: true,
} as const satisfies FieldRule;

/** The activity's campaign, chosen from a list. */
export const campaignField = { label: 'Campaign', min: 1 } as const satisfies FieldRule;

/** The dealership where a recorded ride takes place. */
export const dealerField = { label: 'Dealer', min: 1 } as const satisfies FieldRule;

/** What a step of a recorded ride carries on from the step before. */
export const trackingIdField = { label: 'Tracking ID', min: 1 } as const satisfies FieldRule;
export const stageField = { label: 'Stage', min: 1 } as const satisfies FieldRule;

export const initialStageField = { label: 'Initial Stage' } as const satisfies FieldRule;
export const testRideStatusField = { label: 'Test Ride Status' } as const satisfies FieldRule;

/** Why a ride was cancelled: asked for with the status "Cancelled" only. One message for the rule. */
export const cancelReasonField = {
  label: 'Reason for Cancel',
  says: { min: messages.cancelReasonRequired },
} as const satisfies FieldRule;

/** Description of an activity ride. Its message speaks of another field (sic). */
export const activityDescriptionField = {
  label: 'Description',
  isOptional: true,
  min: limits.activityDescriptionMin,
  says: { min: messages.activityDescriptionMin },
} as const satisfies FieldRule;
