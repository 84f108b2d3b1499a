import { createLate } from '@site/ui';
import type { BookedRide } from './build-ride-calendar';

const calendarLink = createLate(async () => (await import('./calendar-link')).CalendarLink);

interface RideDetailProps {
  /** The line that names the reference, when the server gave one. */
  reference: string | undefined;
  ride: BookedRide;
}

/** What a booking is known by, and its calendar file, whose code comes now: most bookings name no day. */
export function RideDetail({ reference, ride }: RideDetailProps) {
  return (
    <>
      {reference}
      <calendarLink.Late open ride={ride} />
    </>
  );
}
