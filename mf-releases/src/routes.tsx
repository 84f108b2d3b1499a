import type { RemoteRoute } from '@site/shell';
import { loadReleases } from './pages/releases/load-releases';
import { RELEASES_PATH } from './releases-path';
import { SIGN_IN_PARAM } from './rules/sign-in-param';

/** What this remote shows, and where. */
export const routes: readonly RemoteRoute[] = [
  {
    path: RELEASES_PATH,
    loader: loadReleases,
    siteData: 'releases',
    shownParams: [SIGN_IN_PARAM],
    sitemap: false,
    layout: 'staff',
    lazy: () => import('./pages/releases/releases-page'),
  },
];
