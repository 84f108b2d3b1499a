import { useLocation, useNavigationType } from '@site/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToPlace } from './scroll-to-place';

/**
 * How far down each page of this visit was read. Spec §2 asks for the top on a change of route; an address
 * with a fragment names what is to stand there. Back and Forward lead to the place that was left.
 * @returns shows the place of the page that is there now, and itself returns what stops that
 */
export function usePlaces(): () => () => void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef<{ key: string; place: number | string }>({ key, place: 0 });

  // A layout effect: a new page that is shorter moves the window in the frame in which it appears, and
  // that position belongs to the new page.
  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const left = isReturn ? places.current.get(key) : undefined;
    shown.current = { key, place: left ?? (hash.slice(1) || 0) };
  }, [key, isReturn, hash]);
  useEffect(() => {
    const keep = () => places.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  return () => scrollToPlace(shown.current.place);
}
