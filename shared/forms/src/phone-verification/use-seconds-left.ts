import { useEffect, useState } from 'react';

/** A time to wait for. */
export interface Wait {
  /** Its end, in ms since 1970. */
  until: number;
  /** How long it was at first. */
  seconds: number;
}

/** No time at all. */
export const noWait: Wait = { until: 0, seconds: 0 };

/** A wait that begins now. */
export const waitFor = (seconds: number): Wait => ({
  until: Date.now() + seconds * 1000,
  seconds,
});

/** Whole seconds that are left of a wait. None where they are more than at first: the device's clock was put back. */
export function secondsLeft({ until, seconds }: Wait): number {
  const left = Math.ceil((until - Date.now()) / 1000);
  return left > seconds ? 0 : Math.max(0, left);
}

/** Whole seconds that are left of a wait, counted down; 0 when it is over. */
export function useSecondsLeft(wait: Wait): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsLeft(wait);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
