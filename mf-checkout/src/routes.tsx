import type { RemoteRoute } from '@site/shell';
import { loadOrderHistory } from './pages/order-history/order-history-loader';
import { loadPreorder } from './pages/preorder/preorder-loader';

const preorderPage = () => import('./pages/preorder/preorder-page');

/** The pages of ordering (spec §2). */
export const routes: readonly RemoteRoute[] = [
  { path: '/:productId/preorder', loader: loadPreorder, lazy: preorderPage },
  { path: '/:productId/preorder/:offerCode', loader: loadPreorder, lazy: preorderPage },
  {
    path: '/order/history',
    loader: loadOrderHistory,
    lazy: () => import('./pages/order-history/order-history-page'),
    sitemap: false,
  },
];
