import { useEffect, useRef, useState } from 'react';
import { remainingDelay } from './popup-delay';
import { POPUP_VISIBLE_MS, rememberPopupShown, wasPopupShown } from './popup-session';

/**
 * When the pop-up shows: once per session, 1.2 s after the page's load, if there are offers; and for
 * 60 s (spec §4), or longer while a visitor's focus is in it, because focus must not fall out of a
 * part that goes by itself.
 */
export function usePopupLife(hasOffers: boolean, onClose: () => void) {
  const [due, setDue] = useState(false);
  const [seenBefore] = useState(wasPopupShown);
  const [focused, setFocused] = useState(false);
  const [timeIsUp, setTimeIsUp] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), remainingDelay());
    return () => clearTimeout(timer);
  }, []);

  const shown = due && hasOffers && !seenBefore;
  useEffect(() => {
    if (!shown) return;
    rememberPopupShown();
    const timer = setTimeout(() => setTimeIsUp(true), POPUP_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    if (timeIsUp && !focused) close.current();
  }, [timeIsUp, focused]);

  return { shown, setFocused };
}
