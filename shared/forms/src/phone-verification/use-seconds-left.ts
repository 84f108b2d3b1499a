import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Whole seconds until a time in ms since 1970, counted down; 0 when it has come. */
export function useSecondsLeft(time: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(time);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
