import { useLocation } from '@site/router';
import { Box, CircularProgress, visuallyHidden } from '@site/ui';
import { useEffect, useRef, useState } from 'react';
import { focusNewHeading } from './focus-new-heading';
import { HEADER_HEIGHT } from './header';
import { usePlaces } from './use-places';

/** How long the spinner shows on a route change (spec §9), and to visitors who want less motion. */
export const ROUTE_SPINNER_MS = 1000;
const STILL_SPINNER_MS = 200;
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A route change scrolls to the top and covers the page with a spinner for one second (spec §2); the header
 * stays in reach. Then the new page's heading gets the focus and its title is announced. Back and Forward
 * lead to the place where the page was left. The first page of a visit does none of it.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [spinning, setSpinning] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const showPlace = useRef<() => () => void>(undefined);
  const place = usePlaces();
  useEffect(() => {
    showPlace.current = place;
  });

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    let stopScrolling = showPlace.current?.();
    setSpinning(true);
    setAnnouncement('');
    let stopFocus: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        setSpinning(false);
        stopScrolling?.();
        stopScrolling = showPlace.current?.();
        stopFocus = focusNewHeading((heading) =>
          setAnnouncement(heading.textContent ?? document.title),
        );
      },
      wantsStillness() ? STILL_SPINNER_MS : ROUTE_SPINNER_MS,
    );
    return () => {
      clearTimeout(timer);
      stopScrolling?.();
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
            top: HEADER_HEIGHT,
            zIndex: 1050,
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
