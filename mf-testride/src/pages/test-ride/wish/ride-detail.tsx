import { retryHint } from '@site/form-parts';
import { Box, createLate } from '@site/ui';
import type { BookedRide } from './build-ride-calendar';

const calendarLink = createLate(async () => (await import('./calendar-link')).CalendarLink, {
  Failed: ({ onRetry }) => (
    <Box role="alert" sx={{ mt: 2 }}>
      {retryHint({ status: 'error', retry: onRetry }, 'The calendar file could not be loaded.')}
    </Box>
  ),
});

interface RideDetailProps {
  /** The reference of the booking, when the server gave one. */
  reference: string | undefined;
  /** Of a booking that named a day. */
  ride: BookedRide | undefined;
}

/**
 * What a booking is known by, never broken at its hyphen, and its calendar file, whose code comes now:
 * most bookings name no day.
 */
export function RideDetail({ reference, ride }: RideDetailProps) {
  return (
    <>
      {reference && (
        <div>
          Your reference: <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>
        </div>
      )}
      {ride && <calendarLink.Late open ride={ride} />}
    </>
  );
}
