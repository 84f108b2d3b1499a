import { Button, DownloadIcon } from '@site/ui';
import { type BookedRide, buildRideCalendar } from './build-ride-calendar';

interface CalendarLinkProps {
  ride: BookedRide;
  open: boolean;
}

/** Saves the ride's calendar file. It is in the link itself: nothing is asked for, and nothing waits to be freed. */
export function CalendarLink({ ride }: CalendarLinkProps) {
  return (
    <Button
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(buildRideCalendar(ride))}`}
      download="test-ride.ics"
      variant="outlined"
      startIcon={<DownloadIcon size={18} />}
      sx={{ mt: 2 }}
      fullWidth
    >
      Add to calendar
    </Button>
  );
}
