import { listDealers, loadAll } from '@site/api-client';
import type { Dealer } from '@site/contract';
import { ALL_DEALERS } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { buildTestRideHead } from './build-test-ride-head';

/** The dealers of the whole network: the city selector. */
export const loadTestRide: PageLoader = async ({ signal }) => {
  const dealers = listDealers.read({ id: ALL_DEALERS });
  const loaded = await loadAll([dealers], signal);
  const known = (loaded.fallback[dealers.key] ?? []) as Dealer[];
  return { ...loaded, head: buildTestRideHead(known) };
};
