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

/** Says that the browser is offline; pages and forms stay as they are (design §8). */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 1450,
        top: 12,
        left: 0,
        right: 0,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {!online && (
        <Box
          sx={{
            px: 2.5,
            py: 1.25,
            mx: 2,
            borderRadius: 999,
            fontSize: '0.9375rem',
            fontWeight: 600,
            color: 'background.default',
            backgroundColor: 'text.primary',
          }}
        >
          You are offline. What you typed is kept; we go on when you are back.
        </Box>
      )}
    </Box>
  );
}
