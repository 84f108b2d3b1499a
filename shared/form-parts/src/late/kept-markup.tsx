import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The server's markup of a form whose code is on its way. */
export interface Kept {
  /** The element around all of it. */
  markup: Element | null;
  /** What on the page had the focus last. */
  focused: EventTarget | null;
}

/**
 * Shows the very elements that the server has sent, with what was typed into them. React gives them up when
 * something around them changes before the code is here, e.g. the theme.
 */
export function KeptMarkup({ kept }: { kept: RefObject<Kept> }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { markup, focused } = kept.current;
    if (!markup) return;
    place.current?.append(markup);
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement && markup.contains(focused)) focused.focus();
  }, [kept]);
  return <div ref={place} />;
}
