import type { RemoteRoute } from '@site/shell';
import { loadTestRide } from './pages/test-ride/test-ride-loader';

/** The pages that book or record a test ride (spec §2). */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/test-ride',
    loader: loadTestRide,
    lazy: () => import('./pages/test-ride/test-ride-page'),
  },
];
