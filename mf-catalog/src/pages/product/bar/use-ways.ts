import { useEffect, useId, useRef, useState } from 'react';

/** Whether the ways are open, and what opens and closes them. */
export function useWays() {
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (nav.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return {
    open,
    nav,
    list,
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': list,
      onClick: () => setOpen((was) => !was),
    },
    close: () => setOpen(false),
  };
}
