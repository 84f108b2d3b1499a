import { type RefObject, startTransition, useEffect, useState } from 'react';
import { readObstacles, readTexts } from './read-obstacles';
import { covers, type PopupPlace, resolvePopupPlace } from './resolve-popup-place';

/** A window that was not scrolled for so many ms stands still. */
const STILL_MS = 150;

const findPlace = (popup: Element | null): PopupPlace | undefined =>
  resolvePopupPlace(window.innerWidth, window.innerHeight, readObstacles(popup), readTexts(popup));

/**
 * Where the pop-up stands once it is due: a place that covers nothing, looked for again whenever the window
 * stands still until there is one, and when its size changes. It makes way for a control that gets the
 * focus under it.
 */
export function usePopupPlace(
  due: boolean,
  popup: RefObject<HTMLElement | null>,
): PopupPlace | undefined {
  const [place, setPlace] = useState<PopupPlace>();
  const placed = place !== undefined;

  useEffect(() => {
    if (!due) return;
    const look = () => startTransition(() => setPlace(findPlace(popup.current)));
    window.addEventListener('resize', look);
    if (placed) return () => window.removeEventListener('resize', look);
    look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(look, STILL_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', onScroll);
    };
  }, [due, placed, popup]);

  useEffect(() => {
    if (!place) return;
    const makeWay = () => {
      const target = document.activeElement;
      if (!target || target === document.body || popup.current?.contains(target)) return;
      const { width, height } = target.getBoundingClientRect();
      // The page itself, which gets the focus after a change of route, is nothing to be covered.
      if (height > window.innerHeight / 2 || width === 0) return;
      if (covers(place.area, [target.getBoundingClientRect()])) setPlace(findPlace(popup.current));
    };
    document.addEventListener('focusin', makeWay);
    // A control out of view gets the focus first, and comes to its place by scrolling then.
    window.addEventListener('scroll', makeWay, { passive: true });
    return () => {
      document.removeEventListener('focusin', makeWay);
      window.removeEventListener('scroll', makeWay);
    };
  }, [place, popup]);

  return place;
}
