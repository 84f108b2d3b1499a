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
  const tell = useEffectEvent(onAway);
  useEffect(() => {
    if (!isWatching) return;
    let notedAt = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      const locked = await isLocked();
      if (locked && !isOver) tell();
      return locked;
    };
    const lookIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, ms);
    };
    // Another tab is at work, or the clock was set back: it is asked again until the time has come.
    const look = () => {
      check()
        .catch((error: unknown) => console.error(error))
        .then((locked) => {
          if (!locked && !isOver) lookIn(NOTE_EVERY_MS);
        });
    };
    const restart = () => lookIn(AWAY_MS + 1_000);
    const onSign = () => {
      restart();
      const now = Date.now();
      if (now - notedAt < NOTE_EVERY_MS) return;
      notedAt = now;
      noteSeen().catch(console.error);
    };
    // Timers stand still while a phone sleeps.
    const onVisible = () => {
      if (document.visibilityState === 'visible') check().catch(console.error);
    };
    restart();
    for (const sign of SIGNS) document.addEventListener(sign, onSign);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWatching]);
}
