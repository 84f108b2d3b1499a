import * as z from 'zod/mini';
import { optionalText, requiredText } from '../fields';

/**
 * Text fields of both testride/update calls; the proof travels beside them as file part
 * `testride_file`. "Cancelled" needs a reason, "Completed" needs the file (checked by the API, since
 * the file is not a text).
 */
export const testRideUpdateSchema = z.object({
  trackingId: requiredText('Tracking ID', 1),
  testride_status: requiredText('Test Ride Status'),
  testride_reason: optionalText(),
});
export type TestRideUpdate = z.infer<typeof testRideUpdateSchema>;
