import { useTheme } from '@site/ui';
import { useEffect } from 'react';

/** Closes an open part of narrow windows when the window grows past the large breakpoint (spec §9: 1200 px). */
export function useCloseOnLargeWindow(open: boolean, onClose: () => void): void {
  const large = useTheme().breakpoints.up('lg').replace('@media ', '');
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(large);
    const onChange = () => {
      if (query.matches) onClose();
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [open, onClose, large]);
}
