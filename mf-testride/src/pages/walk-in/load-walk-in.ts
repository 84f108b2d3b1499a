import { listDealers, listStages, loadAll } from '@site/api-client';
import { brand } from '@site/brand';
import { ALL_DEALERS } from '@site/contract';
import type { PageLoader } from '@site/shell';

/** What the walk-in form chooses from. A page for staff: search engines leave it out. */
export const loadWalkIn: PageLoader = async ({ signal }) => {
  const reads = [
    listStages.read({ id: 'testride' }),
    listStages.read({ id: 'walkin' }),
    listDealers.read({ id: ALL_DEALERS }),
  ];
  return {
    ...(await loadAll(reads, signal)),
    head: {
      title: `Test Ride Walk-In | ${brand.name}`,
      description: `Record a walk-in test ride at a ${brand.name} dealership.`,
      canonicalPath: '/test-ride-walkins',
      noIndex: true,
    },
  };
};
