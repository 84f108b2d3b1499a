import * as z from '@site/schema';

/** A campaign to choose on the activity form; the id is digits. */
export const campaignSchema = z.object({ campaign_id: z.string(), campaign_title: z.string() });
export type Campaign = z.infer<typeof campaignSchema>;

export const campaignsSchema = z.array(campaignSchema);
