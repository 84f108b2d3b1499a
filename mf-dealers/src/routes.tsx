import { withForms } from '@site/form-parts';
import type { RemoteRoute } from '@site/shell';
import { loadBecomeDealer } from './pages/become-dealer/load-become-dealer';
import { loadCompanyOffice } from './pages/company-office/load-company-office';
import { NEAR_PARAM } from './pages/locate-dealer/build-locator-url';
import { loadLocateDealer } from './pages/locate-dealer/load-locate-dealer';
import { STATE_PARAM } from './pages/locate-dealer/resolve-chosen-state';

/** The pages of the dealer network (spec §2). */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/locate-dealer',
    loader: loadLocateDealer,
    searchParams: [STATE_PARAM, NEAR_PARAM],
    lazy: () => import('./pages/locate-dealer/locate-dealer-page'),
    without: ['offers'],
  },
  {
    path: '/company-office',
    loader: loadCompanyOffice,
    lazy: withForms(() => import('./pages/company-office/company-office-page')),
    without: ['offers'],
  },
  {
    path: '/become-dealer',
    loader: loadBecomeDealer,
    lazy: withForms(() => import('./pages/become-dealer/become-dealer-page')),
    without: ['offers'],
  },
];
