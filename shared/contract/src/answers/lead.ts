import * as z from '@site/schema';

/** Answer of leads/create: the id that leads/open/testride/update takes as `trackingId`. */
export const leadAnswerSchema = z.object({ l_tracking_id: z.string() });
export type LeadAnswer = z.infer<typeof leadAnswerSchema>;
