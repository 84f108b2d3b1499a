import type { Dealer } from '@site/contract';

/** The lines of a dealer's postal address. Empty parts fall out, and a district that repeats the city. */
export function formatDealerAddress(dealer: Dealer): string[] {
  const { dn_street, dn_city, dn_district, dn_state, dn_pinocde, dn_country } = dealer;
  const place = dn_district === dn_city ? [dn_city] : [dn_city, dn_district];
  return [
    dn_street,
    place.filter(Boolean).join(', '),
    [dn_state, dn_pinocde].filter(Boolean).join(' '),
    dn_country,
  ].filter(Boolean);
}
