import type { RemoteRoute } from '@site/shell';
import { loadPreorder } from './pages/preorder/preorder-loader';

const preorderPage = () => import('./pages/preorder/preorder-page');

/** The pages of ordering (spec §2). */
export const routes: readonly RemoteRoute[] = [
  { path: '/:productId/preorder', loader: loadPreorder, lazy: preorderPage },
  { path: '/:productId/preorder/:offerCode', loader: loadPreorder, lazy: preorderPage },
];
