import { listDealers, loadAll, readTestRidePage } from '@site/api-client';
import { ALL_DEALERS, type Dealer, type TestRidePage } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { buildTestRideHead } from './build-test-ride-head';

/** The dealers of the whole network (the city selector), and the picture and products of the page. */
export const loadTestRide: PageLoader = async ({ signal }) => {
  const dealers = listDealers.read({ id: ALL_DEALERS });
  const page = readTestRidePage.read();
  const loaded = await loadAll([dealers, page], signal);
  const known = (loaded.fallback[dealers.key] ?? []) as Dealer[];
  const content = loaded.fallback[page.key] as TestRidePage | undefined;
  return { ...loaded, head: buildTestRideHead(known, content?.banner) };
};
