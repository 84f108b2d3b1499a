import { type FocusEvent, useRef } from 'react';

/** Where the focus goes when what it came from is gone: the shell's `<main id="main">`. */
const FALLBACK_ID = 'main';

/**
 * Remembers from where the focus came into a part that goes away with it.
 * @returns `onFocus` of the part, and `returnFocus`, to be called before the part goes: it gives the
 * focus back if the part has it, and moves nothing otherwise
 */
export function useFocusReturn() {
  const part = useRef<HTMLElement | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    part.current = event.currentTarget;
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !part.current.contains(from)) cameFrom.current = from;
  };
  const returnFocus = () => {
    if (!part.current?.contains(document.activeElement)) return;
    const target = cameFrom.current?.isConnected
      ? cameFrom.current
      : document.getElementById(FALLBACK_ID);
    target?.focus({ preventScroll: true });
  };
  return { onFocus, returnFocus };
}
