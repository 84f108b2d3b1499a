import { useEffect, useId, useRef, useState } from 'react';

/** What closes the ways: a press or the focus elsewhere, and Escape. */
const LEAVING = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Whether a press or the focus is still in the bar, or the focus is around it: Safari focuses that, e.g. the page, when a
 * link is pressed, which without its list would be followed no more.
 */
const isIn = (bar: HTMLElement, { type, target }: Event) =>
  bar.contains(target as Node) || (type === 'focusin' && (target as Node).contains(bar));

/** Whether the ways of the product's bar are open, and what opens and closes them. */
export function useWays() {
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : nav.current && isIn(nav.current, event)) return;
      if (isKey) button.current?.focus();
      setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of LEAVING) document.addEventListener(type, leave, { signal });
    return () => listening.abort();
  }, [open]);
  return {
    open,
    nav,
    list,
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': list,
      onClick: () => setOpen(!open),
    },
    close: () => setOpen(false),
  };
}
