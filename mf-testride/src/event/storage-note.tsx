import type { ExpiredNote, StorageState } from '@site/outbox';
import { Box, Button } from '@site/ui';
import type { ReactNode } from 'react';

const troubles = {
  blocked:
    'This browser keeps nothing (a private window, a window inside another app, or storage is switched off). Rides can be recorded with a network only.',
  full: 'There is little room left on this device: rides may not be kept without a network, and those that wait may not be sent. Free some space first.',
  lost: 'The browser gives this page nothing of what is kept on this device any more. What waits is still there: load the page again, so that it is shown and sent. A proof has to be chosen again then.',
} as const;

/** Says before anybody fills in the form that a ride could not be kept. */
export function StorageNote({ storage }: { storage: StorageState }) {
  if (storage === 'ready') return null;
  return (
    <Note>
      {troubles[storage]}
      {storage === 'lost' && (
        <Button
          variant="outlined"
          onClick={() => window.location.reload()}
          sx={{ display: 'block', mt: 1.5 }}
        >
          Load the page again
        </Button>
      )}
    </Note>
  );
}

interface ExpiredAlertProps {
  note: ExpiredNote | undefined;
  onRead: () => void;
}

/** A word about rides that were removed unsent. */
export function ExpiredAlert({ note, onRead }: ExpiredAlertProps) {
  if (!note) return null;
  const since = new Date(note.since).toLocaleDateString('en-IN', { dateStyle: 'medium' });
  const rides = note.count === 1 ? 'One ride' : `${note.count} rides`;
  return (
    <Note>
      {rides} could not be sent for seven days and had to be removed from this device (the oldest of{' '}
      {since}).
      <Button variant="outlined" onClick={onRead} sx={{ display: 'block', mt: 1.5 }}>
        Understood
      </Button>
    </Note>
  );
}

/** Words that somebody has to read before going on. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Box
      role="alert"
      sx={{ mb: 2, p: 2, border: 2, borderColor: 'error.main', borderRadius: '12px' }}
    >
      {children}
    </Box>
  );
}
