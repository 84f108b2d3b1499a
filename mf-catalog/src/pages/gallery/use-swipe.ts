import { type PointerEvent, useRef } from 'react';
import { resolveSwipe } from './resolve-preview-index';

/** Pointer handlers that call `go` with 1 or -1 for a swipe to the left or right. */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const step = resolveSwipe({
        x: event.clientX - start.current.x,
        y: event.clientY - start.current.y,
      });
      start.current = null;
      if (step !== 0) go(step);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    /** A mouse would drag the picture itself instead of swiping. */
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
