import * as z from 'zod/mini';
import { testRideStatusField, trackingIdField } from '../field-rules/enquiry-fields';
import { anyText, text } from '../fields';

/**
 * Text fields of both testride/update calls; the proof travels beside them as file part
 * `testride_file`. "Cancelled" needs a reason, "Completed" needs the file (checked by the API, since
 * the file is not a text).
 */
export const testRideUpdateSchema = z.object({
  trackingId: text(trackingIdField),
  testride_status: text(testRideStatusField),
  testride_reason: anyText(),
});
export type TestRideUpdate = z.infer<typeof testRideUpdateSchema>;
