import { Box } from '@site/ui';
import type { ReactNode } from 'react';

/** Covers the page while it must not be touched, and says what it holds to a screen reader. */
export function Veil({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        p: 3,
        color: '#ffffff',
        backgroundColor: 'rgba(0, 0, 0, 0.62)',
        visibility: open ? 'visible' : 'hidden',
      }}
    >
      {children}
    </Box>
  );
}
