import { useLocation } from '@site/router';
import { Box, CircularProgress, visuallyHidden } from '@site/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusNewHeading } from './focus-new-heading';
import { HEADER_HEIGHT } from './header';
import { usePlaces } from './use-places';
import { type UseWatch, watchUse } from './watch-use';

/** How long the spinner shows on a route change (spec §9), and to visitors who want less motion. */
export const ROUTE_SPINNER_MS = 1000;
const STILL_SPINNER_MS = 200;
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A route change scrolls to the top and covers the page with a spinner for one second (spec §2); the header
 * stays in reach. Then the new page's heading gets the focus, unless the visitor is at work elsewhere by then,
 * e.g. in the header's menu, and its title is announced. Back and Forward lead to the place where the page was
 * left, an address with a fragment to the part that it names. The first page of a visit does none of it: the
 * browser does.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [spinning, setSpinning] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const place = usePlaces();
  const showPlace = useEffectEvent(place);
  const focusHeading = useEffectEvent(({ isInUse }: UseWatch) =>
    focusNewHeading(
      (heading) => setAnnouncement(heading.textContent ?? document.title),
      hash.slice(1),
      isInUse,
    ),
  );

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    let stopScrolling = showPlace();
    setSpinning(true);
    setAnnouncement('');
    const use = watchUse();
    let stopFocus: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        setSpinning(false);
        stopScrolling();
        stopScrolling = showPlace();
        stopFocus = focusHeading(use);
      },
      wantsStillness() ? STILL_SPINNER_MS : ROUTE_SPINNER_MS,
    );
    return () => {
      clearTimeout(timer);
      stopScrolling();
      stopFocus?.();
      use.stop();
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
