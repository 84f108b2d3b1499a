import { Box } from '@site/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { holdPage } from './hold-page';

interface VeilProps {
  open: boolean;
  /** While it is open, keyboard and screen reader are kept from the page, header and menu too. */
  holdsPage?: boolean;
  children: ReactNode;
}

/** Covers the page, and says what it holds to a screen reader. */
export function Veil({ open, holdsPage = false, children }: VeilProps) {
  const veil = useRef<HTMLDivElement>(null);
  const isHolding = open && holdsPage;
  // A layout effect: the page has its focus back before an outcome takes it, which then gives it back there.
  useLayoutEffect(
    () => (isHolding && veil.current ? holdPage(veil.current) : undefined),
    [isHolding],
  );
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
