import { brand } from '@site/brand';
import { getRuntimeConfig } from '@site/shell';

/** Absolute address of a path, as schema.org wants it. */
export function absoluteUrl(path: string): string {
  return new URL(path, getRuntimeConfig().siteOrigin).href;
}

/** Document title of a page, brand included. */
export function pageTitle(name: string): string {
  return `${name} | ${brand.name}`;
}

/** The maker, for the home page. */
export function buildOrganizationLd(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.companyName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/static/img/icon-512.png'),
    sameAs: Object.values(brand.contact.social),
  };
}

/** The way from the home page to a page: name and path of each step, home first and left out. */
export function buildBreadcrumbLd(steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** What a variant of a product costs. */
interface VariantOffer {
  /** Address that chooses the variant. */
  path: string;
  /** In rupees. */
  price: number;
}

/**
 * A product with an offer for each of its variants. Search engines want no `AggregateOffer` of variants: that is for one
 * thing which several merchants sell.
 */
export function buildProductLd(product: {
  name: string;
  description: string;
  path: string;
  image: string;
  offers: readonly VariantOffer[];
}): object {
  const offers = product.offers.map(({ path, price }) => ({
    '@type': 'Offer',
    url: absoluteUrl(path),
    priceCurrency: 'INR',
    price,
    availability: 'https://schema.org/PreOrder',
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: absoluteUrl(product.path),
    image: absoluteUrl(product.image),
    brand: { '@type': 'Brand', name: brand.name },
    ...(offers.length > 0 && { offers }),
  };
}
