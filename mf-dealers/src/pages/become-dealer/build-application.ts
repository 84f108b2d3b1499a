import { type DealerApplication, type RequirementInput, requirementKey } from '@site/contract';
import type { CampaignOrigin } from '@site/links';
import { type ApplicationValues, emptyApplication } from './application-schema';

/**
 * The application as it is sent: form keys that match the name of an extra field go into the
 * requirements JSON, all others stay normal fields (spec §5). Country is fixed (spec §3).
 */
export function buildApplication(
  values: ApplicationValues,
  inputs: readonly RequirementInput[],
  campaign: CampaignOrigin,
): DealerApplication {
  const extraKeys = new Set(inputs.map(({ dsri_label_name }) => requirementKey(dsri_label_name)));
  const requirements = Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => extraKeys.has(requirementKey(key)) && !(key in emptyApplication) && value,
    ),
  );
  const { first_name, last_name, email, phone, state, district, city, street, pincode } = values;
  return {
    campaign_source: campaign.source,
    campaign_id: campaign.campaignId,
    country: 'India',
    first_name,
    last_name,
    email,
    phone,
    state,
    district,
    city,
    street,
    pincode,
    requirements: JSON.stringify(requirements),
  };
}
