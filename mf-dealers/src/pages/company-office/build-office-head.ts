import { brand } from '@site/brand';
import type { ContactInfo } from '@site/contract';
import { COMPANY_OFFICE_PATH } from '@site/links';
import { getRuntimeConfig, type PageHead } from '@site/shell';
import { toCoordinates } from '@site/ui';

/** What the head-office page says of itself; the organisation with its address for search engines. */
export function buildOfficeHead(contact: ContactInfo | undefined): PageHead {
  return {
    title: `Company Office | ${brand.name}`,
    description: `Contact the ${brand.name} head office: address, working hours, e-mail, phone and a message form.`,
    canonicalPath: COMPANY_OFFICE_PATH,
    ...(contact ? { jsonLd: [buildOrganizationJsonLd(contact)] } : {}),
  };
}

function buildOrganizationJsonLd({ company_name, phone, email, address }: ContactInfo): object {
  const place = toCoordinates(address.latitude, address.longitude);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company_name,
    url: getRuntimeConfig().siteOrigin,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pincode,
      addressCountry: address.country,
    },
    ...(place
      ? { location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...place } } }
      : {}),
  };
}
