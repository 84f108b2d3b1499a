/** Where a visitor came from: what an enquiry or application is counted under. */
export interface CampaignOrigin {
  campaignId: string;
  source: string;
}

/** The configured id/source pairs (spec §9) that these forms use. */
export const campaigns = {
  enquiryPanel: { campaignId: '17', source: 'website' },
  contactForm: { campaignId: '18', source: 'website' },
  dealerApplication: { campaignId: '166', source: 'website' },
} as const satisfies Record<string, CampaignOrigin>;

/** A form's own pair, each half replaced by the query parameter `c_id` or `src` when given (spec §9). */
export function resolveCampaign(query: URLSearchParams, own: CampaignOrigin): CampaignOrigin {
  const id = query.get('c_id')?.trim() ?? '';
  return {
    // Campaign ids are digits (spec §5): a mistyped link must not make every submit fail.
    campaignId: /^\d+$/.test(id) ? id : own.campaignId,
    source: query.get('src')?.trim() || own.source,
  };
}
