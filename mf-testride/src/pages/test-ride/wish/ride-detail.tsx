import { Button, DownloadIcon } from '@site/ui';

interface RideDetailProps {
  /** The line that names the reference, when the server gave one. */
  reference: string | undefined;
  /** The ride's calendar file. */
  file: string;
}

/**
 * What a booking is known by, and its calendar file. The file is in the link itself: nothing is asked for,
 * and nothing waits to be freed.
 */
export function RideDetail({ reference, file }: RideDetailProps) {
  return (
    <>
      {reference}
      <Button
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download="test-ride.ics"
        variant="outlined"
        startIcon={<DownloadIcon size={18} />}
        sx={{ mt: 2 }}
        fullWidth
      >
        Add to calendar
      </Button>
    </>
  );
}
