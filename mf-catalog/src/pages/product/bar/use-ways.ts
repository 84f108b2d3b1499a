import { useEffect, useId, useRef, useState } from 'react';

/** What closes the ways: a press or the focus elsewhere, and Escape. */
const LEAVING = ['pointerdown', 'focusin', 'keydown'] as const;

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
      if (isKey ? event.key !== 'Escape' : nav.current?.contains(event.target as Node)) return;
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
