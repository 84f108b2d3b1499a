import {
  listCampaigns,
  listDealers,
  listStages,
  listStatesAndZones,
  loadAll,
} from '@site/api-client';
import { brand } from '@site/brand';
import { ALL_DEALERS } from '@site/contract';
import type { PageLoader } from '@site/shell';

/** What the activity form chooses from. A page for staff: search engines leave it out. */
export const loadActivity: PageLoader = async ({ signal }) => {
  const reads = [
    listStages.read({ id: 'testride' }),
    listDealers.read({ id: ALL_DEALERS }),
    listCampaigns.read({ id: 'activity' }),
    listStatesAndZones.read(),
  ];
  return {
    ...(await loadAll(reads, signal)),
    head: {
      title: `Activity Testride | ${brand.name}`,
      description: `Record a test ride at a ${brand.name} activity or event.`,
      canonicalPath: '/offline-events',
      noIndex: true,
    },
  };
};
