import type { DealerApplication } from '@site/contract';
import type { CampaignOrigin } from '@site/links';
import type { ApplicationValues, ExtraField } from './application-schema';

/**
 * The application as it is sent: the server's extra fields go into the requirements
 * JSON by their keys, all others stay normal fields (spec §5). Country is fixed (spec §3).
 */
export function buildApplication(
  values: ApplicationValues,
  extras: readonly ExtraField[],
  campaign: CampaignOrigin,
): DealerApplication {
  const given = extras.map(({ key, name }) => [key, values[name]] as const);
  const requirements = Object.fromEntries(given.filter(([, value]) => value));
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
