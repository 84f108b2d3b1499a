import { useAnnounced } from '@site/shell';
import { Box } from '@site/ui';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

interface NoticesProps {
  /** Whether to say that the browser is offline: pages for staff say it themselves. */
  tellsOffline: boolean;
}

/**
 * What is told over every page: that the browser is offline (pages and forms stay as they are, design §8), and
 * what came of a page that was left.
 */
export function Notices({ tellsOffline }: NoticesProps) {
  const announced = useAnnounced();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOffline = tellsOffline && !online;
  return (
    <div role="status">
      {(announced || isOffline) && (
        <Box sx={area}>
          {announced}
          {isOffline && (
            <Box sx={offline}>
              You are offline. What you typed is kept; we go on when you are back.
            </Box>
          )}
        </Box>
      )}
    </div>
  );
}

const area = {
  position: 'fixed',
  zIndex: 1450,
  inset: '12px 0 auto',
  display: 'grid',
  placeItems: 'center',
  gap: 1,
  pointerEvents: 'none',
} as const;

const offline = {
  px: 2.5,
  py: 1.25,
  mx: 2,
  borderRadius: 999,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'background.default',
  backgroundColor: 'text.primary',
} as const;
