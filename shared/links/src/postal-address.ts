/** The parts of a postal address; each may be empty. */
export interface PostalAddress {
  street: string;
  city: string;
  district: string;
  state: string;
  country: string;
  pincode: string;
}

/** An address on one line. Empty parts fall out, and a district that is named like its city. */
export function formatAddress(address: PostalAddress): string {
  const [street, city, district, state, country, pincode] = (
    ['street', 'city', 'district', 'state', 'country', 'pincode'] as const
  ).map((part) => address[part].trim());
  const isSameName = district?.toLowerCase() === city?.toLowerCase();
  return [
    street,
    city,
    isSameName ? '' : district,
    [state, pincode].filter(Boolean).join(' '),
    country,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The address fields of a dealer (spec §3; `dn_pinocde` sic). */
export interface DealerAddress {
  dn_street: string;
  dn_city: string;
  dn_district: string;
  dn_state: string;
  dn_country: string;
  dn_pinocde: string;
}

/** The full address of a dealer on one line. */
export function formatDealerAddress(dealer: DealerAddress): string {
  return formatAddress({
    street: dealer.dn_street,
    city: dealer.dn_city,
    district: dealer.dn_district,
    state: dealer.dn_state,
    country: dealer.dn_country,
    pincode: dealer.dn_pinocde,
  });
}
