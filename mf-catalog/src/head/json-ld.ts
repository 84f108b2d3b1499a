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

/** A product with its price in rupees; a range of prices when its variants differ. */
export function buildProductLd(product: {
  name: string;
  description: string;
  path: string;
  image: string;
  prices: readonly number[];
}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: absoluteUrl(product.path),
    image: absoluteUrl(product.image),
    brand: { '@type': 'Brand', name: brand.name },
    ...(product.prices.length === 0 ? {} : { offers: buildOffersLd(product.prices, product.path) }),
  };
}

function buildOffersLd(prices: readonly number[], path: string): object {
  const common = {
    priceCurrency: 'INR',
    url: absoluteUrl(path),
    availability: 'https://schema.org/PreOrder',
  };
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  return lowPrice === highPrice
    ? { '@type': 'Offer', price: lowPrice, ...common }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, ...common };
}
