import {
  campaignIdField,
  type FieldRule,
  PREORDER_CAMPAIGN,
  problemOf,
  sourceField,
} from '@site/contract';

/** Where a visitor came from: what an enquiry, a booking or an application is counted under. */
export interface CampaignOrigin {
  campaignId: string;
  source: string;
}

/** The configured pair of each form (spec §9); a walk-in without a source is "Direct" (spec §4). */
export const campaigns = {
  enquiryPanel: { campaignId: '17', source: 'website' },
  contactForm: { campaignId: '18', source: 'website' },
  booking: { campaignId: '90', source: 'website' },
  walkIn: { campaignId: '147', source: 'Direct' },
  dealerApplication: { campaignId: '166', source: 'website' },
  preorder: PREORDER_CAMPAIGN,
} as const satisfies Record<string, CampaignOrigin>;

/**
 * A form's own pair, each half replaced by the query parameter `c_id` or `src` when that passes the
 * check of its field (spec §5, §9). One that does not is left out without a message: both fields are
 * hidden, so nobody could mend an error about them.
 * @param sourceRule the form's own rule for its source: some ask for three characters, some do not
 */
export function resolveCampaign(
  query: URLSearchParams,
  own: CampaignOrigin,
  sourceRule: FieldRule = sourceField,
): CampaignOrigin {
  const campaignId = query.get('c_id')?.trim() ?? '';
  const source = query.get('src')?.trim() ?? '';
  return {
    campaignId: problemOf(campaignIdField, campaignId) ? own.campaignId : campaignId,
    source: source === '' || problemOf(sourceRule, source) ? own.source : source,
  };
}
