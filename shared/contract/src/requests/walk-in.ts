import * as z from 'zod/mini';
import { stageField, trackingIdField } from '../field-rules/enquiry-fields';
import { text } from '../fields';

/** Body of enquiries/walkin: `w_stage` is a stage id of the "walkin" concept. */
export const walkInSchema = z.object({
  e_tracking_id: text(trackingIdField),
  w_stage: text(stageField),
});
export type WalkIn = z.infer<typeof walkInSchema>;
