import { withForms } from '@site/form-parts';
import { TEST_RIDE_DEALER_PARAM, TEST_RIDE_MODEL_PARAM } from '@site/links';
import type { RemoteRoute } from '@site/shell';
import { loadActivity } from './pages/activity/load-activity';
import { loadTestRide } from './pages/test-ride/load-test-ride';
import { loadWalkIn } from './pages/walk-in/load-walk-in';

/** The pages that book or record a test ride (spec §2). */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/test-ride',
    loader: loadTestRide,
    shownParams: [TEST_RIDE_DEALER_PARAM, TEST_RIDE_MODEL_PARAM],
    lazy: withForms(() => import('./pages/test-ride/test-ride-page')),
    without: ['offers'],
  },
  {
    path: '/test-ride-walkins',
    loader: loadWalkIn,
    lazy: withForms(() => import('./pages/walk-in/walk-in-page')),
    sitemap: false, // for staff at events
    layout: 'staff',
    offline: true,
  },
  {
    path: '/offline-events',
    loader: loadActivity,
    lazy: withForms(() => import('./pages/activity/activity-page')),
    sitemap: false, // for staff at events
    layout: 'staff',
    offline: true,
  },
];
