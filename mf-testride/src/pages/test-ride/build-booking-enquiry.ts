import type { BookingEnquiry, Dealer } from '@site/contract';
import type { CampaignOrigin } from '@site/links';
import type { BookingValues } from './booking-schema';
import { describeWish } from './wish/ride-wish';

/**
 * The enquiry of a booking (spec §3, §9): what was typed, the fixed values, and state, district, city
 * and pincode ("pinocde", sic) of the chosen dealer; nothing else of the dealer. When somebody would
 * like to ride is the first line of the message, which is sent only when there is one.
 */
export function buildBookingEnquiry(
  values: BookingValues,
  dealer: Dealer,
  campaign: CampaignOrigin,
): BookingEnquiry {
  const wish = describeWish(values);
  const message = [wish && `Preferred: ${wish}`, values.description].filter(Boolean).join('\n');
  return {
    campaign_source: campaign.source,
    campaign_id: campaign.campaignId,
    category: 'Test ride',
    testride: '1-none',
    country: 'India',
    state: dealer.dn_state,
    district: dealer.dn_district,
    city: dealer.dn_city,
    pinocde: dealer.dn_pinocde,
    name: values.name,
    email: values.email,
    phone_number: values.phone_number,
    enquiried_for_item: values.enquiried_for_item,
    ...(message === '' ? {} : { description: message }),
  };
}
