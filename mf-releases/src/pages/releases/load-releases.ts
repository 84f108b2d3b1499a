import { loadAll, readReleases } from '@site/api-client';
import { brand } from '@site/brand';
import type { PageLoader } from '@site/shell';
import { RELEASES_PATH } from '../../releases-path';

/** What is released, for the team. */
export const loadReleases: PageLoader = async ({ given, signal }) => ({
  ...(await loadAll([readReleases.read(given)], signal)),
  head: {
    title: `Releases | ${brand.name}`,
    description: 'What is live, on trial and planned, for the team that releases it.',
    canonicalPath: RELEASES_PATH,
    noIndex: true,
  },
});
