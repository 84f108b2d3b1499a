import type { Dealer } from '@site/contract';
import { toCoordinates } from '@site/ui';

function geo(dealer: Dealer): object {
  const place = toCoordinates(dealer.dn_latitude, dealer.dn_longitude);
  return place ? { geo: { '@type': 'GeoCoordinates', ...place } } : {};
}

/** The dealers of a state for search engines: one schema.org list of dealers, in the shown order. */
export function buildDealerJsonLd(dealers: readonly Dealer[], brandName: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: dealers.length,
    itemListElement: dealers.map((dealer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'MotorcycleDealer',
        name: dealer.dn_name,
        brand: { '@type': 'Brand', name: brandName },
        ...(dealer.dn_phone && { telephone: dealer.dn_phone }),
        ...(dealer.dn_email && { email: dealer.dn_email }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: dealer.dn_street,
          addressLocality: dealer.dn_city,
          addressRegion: dealer.dn_state,
          postalCode: dealer.dn_pinocde,
          addressCountry: dealer.dn_country,
        },
        ...geo(dealer),
      },
    })),
  };
}
