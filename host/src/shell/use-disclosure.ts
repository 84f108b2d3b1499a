import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNewPage } from './use-new-page';

/**
 * A submenu: a button that opens and closes a panel of links on click and by keyboard. Escape closes
 * it and gives the focus back; a click elsewhere, leaving with the focus, or a new page closes it.
 */
export function useDisclosure() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = useCallback(() => setOpen(true), []);
  useNewPage(() => setOpen(false));

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) {
      setOpen(true);
      requestAnimationFrame(() => links()[0]?.focus());
      return;
    }
    const all = links();
    const at = all.findIndex((link) => link.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : -1;
    all[at < 0 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length]?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return {
    open,
    show,
    close: () => setOpen(false),
    root: { ref: root, onKeyDown, onBlur },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': `${id}-panel`,
      onClick: () => setOpen((was) => !was),
    },
    panel: { id: `${id}-panel`, 'data-panel': '', hidden: !open },
  };
}
