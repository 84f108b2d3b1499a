import type { Dealer } from '@site/contract';

type Address = Pick<
  Dealer,
  'dn_street' | 'dn_city' | 'dn_district' | 'dn_state' | 'dn_country' | 'dn_pinocde'
>;

/** The full address on one line. Empty parts fall out, and a district that repeats the city. */
export function formatDealerAddress(dealer: Address): string {
  const city = dealer.dn_city.trim();
  const district = dealer.dn_district.trim();
  const region = [dealer.dn_state.trim(), dealer.dn_pinocde.trim()].filter(Boolean).join(' ');
  return [
    dealer.dn_street.trim(),
    city,
    district.toLowerCase() === city.toLowerCase() ? '' : district,
    region,
    dealer.dn_country.trim(),
  ]
    .filter(Boolean)
    .join(', ');
}
