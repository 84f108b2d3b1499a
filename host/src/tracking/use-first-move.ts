import { useEffect, useState } from 'react';

const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;

/** True after the visitor's first move on the page: what comes then is not in the way of the first view. */
export function useFirstMove(): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (moved) return;
    const onMove = () => setMoved(true);
    for (const type of MOVES) window.addEventListener(type, onMove, { once: true, passive: true });
    return () => {
      for (const type of MOVES) window.removeEventListener(type, onMove);
    };
  }, [moved]);
  return moved;
}
