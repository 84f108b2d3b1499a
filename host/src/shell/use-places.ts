import { useLocation, useNavigationType } from '@site/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToPlace } from './scroll-to-place';

/** Key of the place to which the browser moves the window before the page on its way is there. */
const COMING = '';

/**
 * How far down each page of this visit was read. Spec §2 asks for the top on a change of route; an address
 * with a fragment names what is to stand there. Back and Forward lead to the place that was left.
 * @returns shows the place of the page that is there now, and itself returns what stops that
 */
export function usePlaces(): () => () => void {
  const { key: ofEntry, pathname, hash } = useLocation();
  // The router gives no key to the first page of a visit, nor to an anchor that a plain link has led to.
  const key = ofEntry + pathname + hash;
  const isReturn = useNavigationType() === 'POP';
  const places = useRef<Record<string, number | undefined>>({}).current;
  const shown = useRef<{ key: string; place: number | string; path: string }>(undefined);

  // A layout effect: a new page that is shorter moves the window in the frame in which it appears, and
  // that position belongs to the new page.
  useLayoutEffect(() => {
    const before = shown.current?.key;
    if (before === key) return;
    const left = isReturn ? (places[key] ?? places[COMING]) : undefined;
    places[COMING] = undefined;
    shown.current = { key, place: left ?? (hash.slice(1) || 0), path: window.location.pathname };
    // A page whose choice changes stands where it stood, and may be left without another move.
    places[key] = left ?? places[before ?? COMING];
  }, [key, isReturn, hash, places]);
  useEffect(() => {
    const keep = () => {
      const { key = COMING, path } = shown.current ?? {};
      // On the way Back browsers move the page that is left to where the one that comes was left.
      places[path === window.location.pathname ? key : COMING] = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [places]);

  return () => scrollToPlace(shown.current?.place ?? 0);
}
