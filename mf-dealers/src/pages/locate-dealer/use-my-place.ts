import type { Coordinates } from '@site/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the visitor is, once asked for: it stays in this tab and is sent to nobody. */
export type MyPlace =
  | { status: 'unasked' | 'asking' | 'refused' }
  | { status: 'known'; place: Coordinates };

const PATIENCE_MS = 10_000;
/** An older position is as good: a dealer is not looked for by the metre. */
const AGE_MS = 600_000;

/**
 * The visitor's place, with the browser's question for permission. It may be answered minutes later: an answer
 * counts only while it is awaited, on this page and to the last question.
 * @param isLeaving whether another page is on its way
 * @param onKnown called when the place is known
 */
export function useMyPlace(isLeaving: boolean, onKnown: () => void) {
  const [mine, setMine] = useState<MyPlace>({ status: 'unasked' });
  const awaited = useRef(0);
  const giveUp = useCallback(() => {
    awaited.current += 1;
    setMine((was) => (was.status === 'asking' ? { status: 'unasked' } : was));
  }, []);
  useEffect(() => {
    if (isLeaving) giveUp();
    return giveUp;
  }, [isLeaving, giveUp]);

  const ask = () => {
    giveUp();
    if (!('geolocation' in navigator)) return setMine({ status: 'refused' });
    setMine({ status: 'asking' });
    const asked = awaited.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (asked !== awaited.current) return;
        setMine({ status: 'known', place: { latitude, longitude } });
        onKnown();
      },
      () => asked === awaited.current && setMine({ status: 'refused' }),
      { timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  };
  const forget = () => {
    giveUp();
    setMine({ status: 'unasked' });
  };
  return { mine, ask, forget };
}
