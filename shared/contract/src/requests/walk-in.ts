import * as z from 'zod/mini';
import { text } from '../fields';

/** Body of enquiries/walkin: `w_stage` is a stage id of the "walkin" concept. */
export const walkInSchema = z.object({
  e_tracking_id: text({ label: 'Tracking ID', min: 1 }),
  w_stage: text({ label: 'Stage', min: 1 }),
});
export type WalkIn = z.infer<typeof walkInSchema>;
