import * as z from '@site/schema';

/** Answer of dealers/subscription/create: the application's tracking id. */
export const dealerApplicationAnswerSchema = z.object({ ds_tracking_id: z.string() });
export type DealerApplicationAnswer = z.infer<typeof dealerApplicationAnswerSchema>;
