import type { Coordinates } from '@site/ui';
import { useState } from 'react';

/** Where the visitor is, once asked for: it stays in this tab and is sent to nobody. */
export type MyPlace =
  | { status: 'unasked' | 'asking' | 'refused' }
  | { status: 'known'; place: Coordinates };

const PATIENCE_MS = 10_000;
/** An older position is as good: a dealer is not looked for by the metre. */
const AGE_MS = 600_000;

/**
 * The visitor's place, with the browser's question for permission.
 * @param onKnown called when the place is known
 */
export function useMyPlace(onKnown: () => void) {
  const [mine, setMine] = useState<MyPlace>({ status: 'unasked' });
  const ask = () => {
    if (!('geolocation' in navigator)) return setMine({ status: 'refused' });
    setMine({ status: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setMine({ status: 'known', place: { latitude, longitude } });
        onKnown();
      },
      () => setMine({ status: 'refused' }),
      { timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  };
  return { mine, ask, forget: () => setMine({ status: 'unasked' }) };
}
