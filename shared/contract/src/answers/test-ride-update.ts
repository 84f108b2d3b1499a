import * as z from '@site/schema';

/** Answer of both testride/update calls: what was moved, and to which status. */
export const testRideUpdateAnswerSchema = z.object({
  trackingId: z.string(),
  testride_status: z.string(),
});
export type TestRideUpdateAnswer = z.infer<typeof testRideUpdateAnswerSchema>;
