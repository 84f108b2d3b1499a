import { useLocation, useNavigationType } from '@site/router';
import { useEffect, useRef } from 'react';

/**
 * How far down each page of this visit was read. Spec §2 asks for the top on a change of route; Back and
 * Forward lead to the place that was left.
 * @returns shows the place of the page that is there now
 */
export function usePlaces(): () => void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    const keep = () => places.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
  useEffect(() => {
    shown.current = key;
  }, [key]);

  return () => window.scrollTo(0, isReturn ? (places.current.get(key) ?? 0) : 0);
}
