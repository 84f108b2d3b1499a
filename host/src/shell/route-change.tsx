import { useLocation } from '@site/router';
import { Box, CircularProgress, visuallyHidden } from '@site/ui';
import { useEffect, useRef, useState } from 'react';
import { focusNewHeading } from './focus-new-heading';

/** How long the full-screen spinner shows on a route change (spec §9). */
export const ROUTE_SPINNER_MS = 1000;

/**
 * A route change scrolls to the top and shows a full-screen spinner for one second (spec §2); then the
 * new page's heading gets the focus and its title is announced. The first page of a visit does neither.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [spinning, setSpinning] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    setSpinning(true);
    setAnnouncement('');
    let stopFocus: (() => void) | undefined;
    const timer = setTimeout(() => {
      setSpinning(false);
      stopFocus = focusNewHeading((heading) =>
        setAnnouncement(heading.textContent ?? document.title),
      );
    }, ROUTE_SPINNER_MS);
    return () => {
      clearTimeout(timer);
      stopFocus?.();
    };
  }, [pathname]);

  return (
    <>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {announcement}
      </Box>
      {spinning && (
        <Box
          role="progressbar"
          aria-label="Loading page"
          data-testid="route-spinner"
          sx={{
            position: 'fixed',
            inset: 0,
            zIndex: 1600,
            display: 'grid',
            placeItems: 'center',
            backgroundColor: 'background.default',
          }}
        >
          <CircularProgress
            size={56}
            thickness={2.4}
            aria-hidden="true"
            sx={{ color: 'brand.red' }}
          />
        </Box>
      )}
    </>
  );
}
