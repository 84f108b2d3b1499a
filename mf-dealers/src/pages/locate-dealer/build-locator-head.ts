import { brand } from '@site/brand';
import type { Dealer } from '@site/contract';
import { LOCATOR_PATH } from '@site/links';
import type { PageHead } from '@site/shell';
import { buildDealerJsonLd } from './build-dealer-json-ld';
import { buildLocatorUrl } from './build-locator-url';
import type { ChosenState } from './resolve-chosen-state';

/** So many cities of a state stand in its description: search engines cut a longer one off. */
const MOST_CITIES = 6;

/** What the locator says of itself: the network as a whole, or one state and its dealers. */
export function buildLocatorHead(chosen: ChosenState, dealers: readonly Dealer[] = []): PageHead {
  if (chosen.kind !== 'known') {
    return {
      title: `Locate a Dealer | ${brand.name}`,
      description: `Find a ${brand.name} dealer near you: showrooms by state with map, address, phone and e-mail.`,
      canonicalPath: LOCATOR_PATH,
      ...(chosen.kind === 'unknown' ? { noIndex: true } : {}),
    };
  }
  const cities = [...new Set(dealers.map(({ dn_city }) => dn_city))];
  const more = cities.length - MOST_CITIES;
  const named = cities.slice(0, MOST_CITIES).join(', ');
  const places = more > 1 ? `${named} and ${more} other cities` : cities.join(', ');
  return {
    title: `${brand.name} dealers in ${chosen.name} | ${brand.name}`,
    description: `${brand.name} electric motorbike dealers in ${chosen.name}${
      places ? `: ${places}` : ''
    }. Map, address, phone and e-mail of every showroom.`,
    canonicalPath: buildLocatorUrl(chosen.name),
    ...(dealers.length > 0 ? { jsonLd: [buildDealerJsonLd(dealers, brand.name)] } : {}),
  };
}
