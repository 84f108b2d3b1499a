import * as z from 'zod/mini';
import { requiredText } from '../fields';

/** Body of enquiries/walkin: `w_stage` is a stage id of the "walkin" concept. */
export const walkInSchema = z.object({
  e_tracking_id: requiredText('Tracking ID', 1),
  w_stage: requiredText('Stage', 1),
});
export type WalkIn = z.infer<typeof walkInSchema>;
