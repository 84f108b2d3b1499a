/** Where a visitor came from: what an enquiry is counted under. */
export interface CampaignOrigin {
  campaignId: string;
  source: string;
}

/**
 * The campaign of a page: its own pair, each half replaced by the query parameter `c_id` or `src`
 * when the address carries one (spec §9).
 */
export function resolveCampaign(query: URLSearchParams, own: CampaignOrigin): CampaignOrigin {
  return {
    campaignId: query.get('c_id')?.trim() || own.campaignId,
    source: query.get('src')?.trim() || own.source,
  };
}

/** The booking page's pair, one of the configured ones of spec §9. */
export const bookingCampaign: CampaignOrigin = { campaignId: '90', source: 'website' };

/** The walk-in page's; a source that is absent is "Direct" (spec §4). */
export const walkInCampaign: CampaignOrigin = { campaignId: '147', source: 'Direct' };
