import { brand } from '@site/brand';
import type { PricedItem } from '@site/contract';
import { buildPreorderPath, formatItemName, type ItemCode } from '@site/links';
import { getRuntimeConfig, type PageHead } from '@site/shell';
import { formatPrice, imagePreload } from '@site/ui';
import { STAGE_SIZES } from './stage-sizes';

/** What the pre-order page says of itself: the preselected item, or only that it is one. */
export function buildPreorderHead(
  slug: ItemCode,
  item: PricedItem | undefined,
  hasOffer: boolean,
): PageHead {
  if (!item) {
    return {
      title: `Pre-order | ${brand.name}`,
      description: `Pre-order a ${brand.name} electric motorbike.`,
      noIndex: true,
    };
  }
  const name = formatItemName(item);
  const canonicalPath = buildPreorderPath(slug.title, item.variant);
  const [image] = item.images;
  return {
    title: `Pre-order ${name} | ${brand.name}`,
    description: `Pre-order the ${name} from ${formatPrice(item.preorder_amount || item.amount)}: variants, colours, prices and offers.`,
    canonicalPath,
    ...(hasOffer ? { noIndex: true } : {}),
    ...(image
      ? {
          image: `${image.src}-${Math.max(...image.widths)}.webp`,
          preloadImages: [imagePreload(image, STAGE_SIZES)],
        }
      : {}),
    jsonLd: [buildProductJsonLd(item, name, canonicalPath)],
  };
}

function buildProductJsonLd(item: PricedItem, name: string, path: string): object {
  const { siteOrigin } = getRuntimeConfig();
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: item.item_key,
    color: item.colour,
    brand: { '@type': 'Brand', name: brand.name },
    image: item.images.map(({ src, widths }) => `${siteOrigin}${src}-${Math.max(...widths)}.webp`),
    offers: {
      '@type': 'Offer',
      price: item.amount,
      priceCurrency: 'INR',
      availability: 'https://schema.org/PreOrder',
      url: `${siteOrigin}${path}`,
    },
  };
}
