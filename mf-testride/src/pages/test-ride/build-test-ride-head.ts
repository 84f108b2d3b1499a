import { brand } from '@site/brand';
import type { Dealer } from '@site/contract';
import { TEST_RIDE_PATH } from '@site/links';
import { getRuntimeConfig, type PageHead } from '@site/shell';
import { HERO_BESIDE, HERO_SIZES, type ImageData, imagePreload } from '@site/ui';

/** What the booking page says of itself: a free service, offered in the dealers' states. */
export function buildTestRideHead(
  dealers: readonly Dealer[],
  banner: ImageData | undefined,
): PageHead {
  const states = [...new Set(dealers.map(({ dn_state }) => dn_state))].sort();
  const address = getRuntimeConfig().siteOrigin + TEST_RIDE_PATH;
  return {
    title: `Book a Test Ride | ${brand.name}`,
    description: `Book a free ${brand.name} test ride at a dealer near you: choose your city, leave your number, ride.`,
    canonicalPath: TEST_RIDE_PATH,
    ...(banner && {
      image: `${banner.src}-1200.webp`,
      preloadImages: [{ ...imagePreload(banner, HERO_SIZES), media: HERO_BESIDE }],
    }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: `${brand.name} test ride`,
        serviceType: 'Test ride',
        provider: { '@type': 'Organization', name: brand.companyName },
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
        areaServed: states.map((name) => ({ '@type': 'State', name })),
        potentialAction: { '@type': 'ReserveAction', target: address },
      },
    ],
  };
}
