import { TEST_RIDE_DEALER_PARAM, TEST_RIDE_MODEL_PARAM } from '@site/links';
import type { RemoteRoute } from '@site/shell';
import { loadActivity } from './pages/activity/load-activity';
import { loadBookingForm } from './pages/test-ride/late-booking-form';
import { loadTestRide } from './pages/test-ride/load-test-ride';
import { loadWalkIn } from './pages/walk-in/load-walk-in';

/** The pages that book or record a test ride (spec §2). */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/test-ride',
    loader: loadTestRide,
    shownParams: [TEST_RIDE_DEALER_PARAM, TEST_RIDE_MODEL_PARAM],
    lazy: async (url) => {
      const isChosen = !url || url.searchParams.has(TEST_RIDE_DEALER_PARAM);
      // A form that does not come says so in its own place; the page does not fail with it.
      const form = isChosen && loadBookingForm().catch(() => undefined);
      const { Component } = await import('./pages/test-ride/test-ride-page');
      await form;
      return { Component };
    },
    without: ['offers'],
  },
  {
    path: '/test-ride-walkins',
    loader: loadWalkIn,
    lazy: () => import('./pages/walk-in/walk-in-page'),
    sitemap: false, // for staff at events
    layout: 'staff',
    offline: true,
  },
  {
    path: '/offline-events',
    loader: loadActivity,
    lazy: () => import('./pages/activity/activity-page'),
    sitemap: false, // for staff at events
    layout: 'staff',
    offline: true,
  },
];
