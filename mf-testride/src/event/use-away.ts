import { AWAY_MS, isLocked, noteSeen } from '@site/outbox';
import { useEffect, useEffectEvent } from 'react';

/** How often it is written down that somebody is at work, in ms. */
const NOTE_EVERY_MS = 15_000;
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Notes that somebody is at work, and tells when nobody was for ten minutes, on the page or away from it.
 * @param isWatching false while there is no PIN, or while it is asked for
 */
export function useAway(isWatching: boolean, onAway: () => void): void {
  const check = useEffectEvent(() => {
    isLocked().then((locked) => locked && onAway(), console.error);
  });
  useEffect(() => {
    if (!isWatching) return;
    let notedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => check(), AWAY_MS + 1_000);
    };
    const onSign = () => {
      restart();
      const now = Date.now();
      if (now - notedAt < NOTE_EVERY_MS) return;
      notedAt = now;
      noteSeen().catch(console.error);
    };
    // Timers stand still while a phone sleeps.
    const onVisible = () => {
      if (document.visibilityState === 'visible') check();
    };
    restart();
    for (const sign of SIGNS) document.addEventListener(sign, onSign);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWatching]);
}
