import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Box } from './box';

/**
 * Takes the focus when what had it made way for these children, e.g. the button Retry for the part that
 * has come: a keyboard goes on from here, and not from the top of the page.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
