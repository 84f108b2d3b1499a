import {
  ALL_DEALERS,
  loadAll,
  readCampaigns,
  readDealers,
  readStages,
  readStatesAndZones,
} from '@site/api-client';
import { brand } from '@site/brand';
import type { PageLoader } from '@site/shell';

/** What the activity form chooses from. A page for staff: search engines leave it out. */
export const loadActivity: PageLoader = async ({ signal }) => {
  const reads = [
    readStages('testride'),
    readDealers(ALL_DEALERS),
    readCampaigns('activity'),
    readStatesAndZones(),
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
