import { Box } from '@site/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { holdPage } from './hold-page';

/** Covers the page while it must not be touched, and says what it holds to a screen reader. */
export function Veil({ open, children }: { open: boolean; children: ReactNode }) {
  const veil = useRef<HTMLDivElement>(null);
  // A layout effect: the page has its focus back before an outcome takes it, which then gives it back there.
  useLayoutEffect(() => (open && veil.current ? holdPage(veil.current) : undefined), [open]);
  return (
    <Box
      ref={veil}
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
