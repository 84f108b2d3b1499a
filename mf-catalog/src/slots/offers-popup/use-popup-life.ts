import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { remainingDelay } from './popup-delay';
import { POPUP_VISIBLE_MS, rememberPopupShown, wasPopupShown } from './popup-session';
import { usePopupPlace } from './use-popup-place';

/**
 * When the pop-up shows, and where: once per session, 1.2 s after the page's load, if there are offers and
 * a place that covers nothing; and for 60 s (spec §4), or longer while a visitor's focus is in it, because
 * focus must not fall out of a part that goes by itself.
 */
export function usePopupLife(
  hasOffers: boolean,
  popup: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const [due, setDue] = useState(false);
  const [seenBefore] = useState(wasPopupShown);
  const [focused, setFocused] = useState(false);
  const [timeIsUp, setTimeIsUp] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)), remainingDelay());
    return () => clearTimeout(timer);
  }, []);

  const place = usePopupPlace(due && hasOffers && !seenBefore, popup);
  const [wasShown, setWasShown] = useState(false);
  if (place && !wasShown) setWasShown(true);
  useEffect(() => {
    if (!wasShown) return;
    rememberPopupShown();
    const timer = setTimeout(() => setTimeIsUp(true), POPUP_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [wasShown]);
  useEffect(() => {
    if (timeIsUp && !focused) close.current();
  }, [timeIsUp, focused]);

  return { place, setFocused };
}
