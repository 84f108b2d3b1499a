import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { handFocusOn } from './hand-focus-on';

interface RetryButtonProps {
  label: string;
  onRetry: () => void;
  busy: boolean | undefined;
  variant: 'contained' | 'outlined' | 'text';
}

/**
 * Asks again. While it does it is not disabled, because that would take the focus from it: a press is ignored. When it
 * goes, because what it asked for is on its way or there, its focus goes to the part of the page that it stood in.
 */
export function RetryButton({ label, onRetry, busy = false, variant }: RetryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && document.activeElement === button) handFocusOn(button);
    };
  }, []);
  return (
    <Button
      ref={ref}
      variant={variant}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onRetry();
      }}
    >
      {busy ? 'Loading...' : label}
    </Button>
  );
}
