import { listDealers, loadAll, readTestRidePage } from '@site/api-client';
import { ALL_DEALERS, type Dealer, type TestRidePage } from '@site/contract';
import { TEST_RIDE_DEALER_PARAM } from '@site/links';
import type { PageLoader } from '@site/shell';
import { withoutContact } from '../../rules/dealer-contact';
import { buildTestRideHead } from './build-test-ride-head';

/**
 * The dealers of the whole network (the city selector), and the picture and products of the page. Only the
 * dealer that the address names has street, e-mail and phone.
 */
export const loadTestRide: PageLoader = async ({ url, signal }) => {
  const dealers = listDealers.read({ id: ALL_DEALERS });
  const page = readTestRidePage.read();
  const loaded = await loadAll([dealers, page], signal);
  const known = (loaded.fallback[dealers.key] ?? []) as Dealer[];
  const content = loaded.fallback[page.key] as TestRidePage | undefined;
  const named = url.searchParams.get(TEST_RIDE_DEALER_PARAM);
  const shown = known.map((dealer) => (dealer.dn_id === named ? dealer : withoutContact(dealer)));
  return {
    ...loaded,
    ...(dealers.key in loaded.fallback && {
      fallback: { ...loaded.fallback, [dealers.key]: shown },
    }),
    head: buildTestRideHead(known, content?.banner),
  };
};
