import type { DayEntry, KeptRecord } from '@site/outbox';
import { Box, Button, Stack, Typography } from '@site/ui';
import { useSyncExternalStore } from 'react';
import { saveDayCsv } from './day-csv';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

interface EventBarProps {
  day: readonly DayEntry[];
  records: readonly KeptRecord[];
  /** Asks whether to clear the device; missing where there is nothing to clear. */
  onClear: (() => void) | undefined;
}

/** Whether the last try to send a ride that still waits came to no server. */
const isUnreached = ({ state, content }: KeptRecord): boolean =>
  state !== 'refused' && content.reason !== undefined;

/**
 * Where rides go now. A browser often says that there is a network where there is none, or one that
 * leads nowhere: what sending has found counts for more.
 */
function networkText(isOnline: boolean, records: readonly KeptRecord[]): string {
  if (!isOnline) return 'No network: rides are kept on this device';
  return records.some(isUnreached)
    ? 'The server is not reached: rides are kept on this device'
    : 'Online';
}

/** Is there a network, how many rides were recorded today, how many wait; and what can be done with them all. */
export function EventBar({ day, records, onClear }: EventBarProps) {
  const isOnline = useOnline();
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3 },
        rowGap: 1,
        minHeight: 64,
      }}
    >
      <Box role="status" sx={{ fontWeight: 650, flexBasis: { xs: '100%', sm: 'auto' } }}>
        {networkText(isOnline, records)}
      </Box>
      <Typography>
        Recorded today: <strong>{day.length}</strong>
      </Typography>
      <Typography>
        Waiting to be sent: <strong>{records.length}</strong>
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {day.length > 0 && (
          <Button variant="outlined" onClick={() => saveDayCsv(day)}>
            Today's list (CSV)
          </Button>
        )}
        {onClear && (
          <Button variant="outlined" onClick={onClear}>
            Clear this device
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
