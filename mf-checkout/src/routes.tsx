import { withForms } from '@site/form-parts';
import { COLOUR_PARAM, VARIANT_PARAM } from '@site/links';
import type { RemoteRoute } from '@site/shell';
import { loadOrderHistory } from './pages/order-history/load-order-history';
import { loadPreorder } from './pages/preorder/load-preorder';

const preorderPage = withForms(() => import('./pages/preorder/preorder-page'));

/** What of an address the pre-order page shows: the chosen item, and the state of the on-road price. */
const preorderParams = [VARIANT_PARAM, COLOUR_PARAM, 'state'];

/** The pages of ordering (spec §2). */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/:productId/preorder',
    loader: loadPreorder,
    tryAt: async () => (await import('./listed-addresses')).listPreorderPaths(),
    slugParams: ['productId'],
    shownParams: preorderParams,
    takesPayments: true,
    without: ['offers'],
    lazy: preorderPage,
  },
  {
    path: '/:productId/preorder/:offerCode',
    loader: loadPreorder,
    tryAt: async () => (await import('./listed-addresses')).listOfferPaths(),
    slugParams: ['productId'],
    shownParams: preorderParams,
    takesPayments: true,
    without: ['offers'],
    lazy: preorderPage,
  },
  {
    path: '/order/history',
    loader: loadOrderHistory,
    lazy: withForms(() => import('./pages/order-history/order-history-page')),
    sitemap: false,
    robots: false,
    without: ['offers'],
  },
];
