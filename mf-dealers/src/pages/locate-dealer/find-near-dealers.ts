import type { Dealer } from '@site/contract';
import { type Coordinates, toCoordinates } from '@site/ui';
import { resolveDistance } from './resolve-distance';

/** A dealer with its distance in km from where somebody is. */
export interface NearDealer {
  dealer: Dealer;
  km: number;
}

/** How many of the nearest are shown. */
const NEAREST = 6;

/** The nearest dealers, nearest first; those without coordinates cannot be told and are left out. */
export function findNearDealers(dealers: readonly Dealer[], place: Coordinates): NearDealer[] {
  return dealers
    .flatMap((dealer) => {
      const there = toCoordinates(dealer.dn_latitude, dealer.dn_longitude);
      return there ? [{ dealer, km: resolveDistance(place, there) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST);
}
