import type { DayEntry } from '@site/outbox';
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
  waiting: number;
}

/** One line: is there a network, how many rides were recorded today, how many wait. */
export function EventBar({ day, waiting }: EventBarProps) {
  const isOnline = useOnline();
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, minHeight: 64 }}
    >
      <Box role="status" sx={{ fontWeight: 650 }}>
        {isOnline ? 'Online' : 'No network: rides are kept on this device'}
      </Box>
      <Typography>
        Recorded today: <strong>{day.length}</strong>
      </Typography>
      <Typography>
        Waiting to be sent: <strong>{waiting}</strong>
      </Typography>
      {day.length > 0 && (
        <Button variant="outlined" onClick={() => saveDayCsv(day)}>
          Today's list (CSV)
        </Button>
      )}
    </Stack>
  );
}
