import { createLateForm } from '@site/form-parts';
import { LoadFailure } from '../../parts/load-failure';
import type { BookingFormProps } from './booking-form';
import { TestRideSkeleton } from './test-ride-skeleton';

/**
 * The booking form in a file of its own: a visitor chooses a city first, so the page is alive without what
 * forms need. It is asked for when the city field is touched; beside a dealer that the address names it
 * stands in the server's page.
 */
export const { Form: LateBookingForm, preload: loadBookingForm } = createLateForm<BookingFormProps>(
  async () => (await import('./booking-form')).BookingForm,
  {
    Waiting: () => <TestRideSkeleton label="Loading the form" />,
    Failed: ({ onRetry, busy }) => <LoadFailure thing="Test Ride" onRetry={onRetry} busy={busy} />,
  },
);
