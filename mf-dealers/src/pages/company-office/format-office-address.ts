import type { ContactInfo } from '@site/contract';

/** The head office's full address on one line; empty parts and a district named like the city fall out. */
export function formatOfficeAddress(address: ContactInfo['address']): string {
  const { street, city, district, state, pincode, country } = address;
  return [
    street,
    city,
    district.toLowerCase() === city.toLowerCase() ? '' : district,
    [state, pincode].filter(Boolean).join(' '),
    country,
  ]
    .filter(Boolean)
    .join(', ');
}
