import { ALL_DEALERS, loadAll, readDealers } from '@site/api-client';
import type { Dealer } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { buildTestRideHead } from './build-test-ride-head';

/** The dealers of the whole network: the city selector. */
export const loadTestRide: PageLoader = async ({ signal }) => {
  const dealers = readDealers(ALL_DEALERS);
  const loaded = await loadAll([dealers], signal);
  const known = (loaded.fallback[dealers.key] ?? []) as Dealer[];
  return { ...loaded, head: buildTestRideHead(known) };
};
