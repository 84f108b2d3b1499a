import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { resolveDraggedFrame, resolveKeyFrame, wrapFrame } from './resolve-spin-frame';

/** Pace of the turn that introduces the view, ms a frame. */
const INTRODUCTION_MS = 80;

/**
 * Which frame of a turn shows, and the handlers that change it. As soon as it is ready it introduces
 * itself with one turn, once, unless the visitor prefers reduced motion or takes over.
 */
export function useSpin(count: number, ready: boolean) {
  const [frame, setFrame] = useState(0);
  const drag = useRef<{ x: number; startFrame: number } | null>(null);
  const introduction = useRef<ReturnType<typeof setInterval> | null>(null);
  const isIntroduced = useRef(false);

  const stopIntroduction = () => {
    if (introduction.current !== null) clearInterval(introduction.current);
    introduction.current = null;
  };

  useEffect(() => {
    if (!ready || isIntroduced.current) return;
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    let left = count;
    introduction.current = setInterval(() => {
      isIntroduced.current = true;
      left -= 1;
      setFrame((now) => wrapFrame(now + 1, count));
      if (left === 0 && introduction.current !== null) clearInterval(introduction.current);
    }, INTRODUCTION_MS);
    return () => {
      if (introduction.current !== null) clearInterval(introduction.current);
    };
  }, [count, ready]);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 0) return;
      stopIntroduction();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { x: event.clientX, startFrame: frame };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const distance = event.clientX - drag.current.x;
      const width = event.currentTarget.clientWidth;
      setFrame(
        resolveDraggedFrame({ startFrame: drag.current.startFrame, distance, width, count }),
      );
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      // With one of these the browser's own, e.g. the way back.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = resolveKeyFrame(event.key, frame, count);
      if (next === undefined) return;
      stopIntroduction();
      event.preventDefault();
      setFrame(next);
    },
  };
  /** Turns by so many frames. */
  const turn = (frames: number) => {
    stopIntroduction();
    setFrame((now) => wrapFrame(now + frames, count));
  };
  return { frame, handlers, turn };
}
