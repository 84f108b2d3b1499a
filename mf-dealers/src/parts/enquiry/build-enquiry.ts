import type { GeneralEnquiry } from '@site/contract';
import type { CampaignOrigin } from '@site/links';
import type { EnquiryValues } from './enquiry-schema';

/** The general enquiry of spec §3: what was typed, the fixed values, the zone of the state. */
export function buildEnquiry(
  values: EnquiryValues,
  zone: string,
  campaign: CampaignOrigin,
): GeneralEnquiry {
  const { pincode, plan_of_action, description, ...required } = values;
  return {
    ...required,
    ...given({ pincode, plan_of_action, description, zonal_name: zone }),
    source: campaign.source,
    campaign_id: campaign.campaignId,
    category: 'Item enquiry',
    country: 'India',
  };
}

/** Leaves out what was left empty. */
function given<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== ''),
  ) as Partial<T>;
}
