import Button from '@mui/material/Button';

interface RetryButtonProps {
  label: string;
  onRetry: () => void;
  busy: boolean | undefined;
  variant: 'contained' | 'outlined' | 'text';
}

/** Asks again. While it does it is not disabled, because that would take the focus from it: a press is ignored. */
export function RetryButton({ label, onRetry, busy = false, variant }: RetryButtonProps) {
  return (
    <Button
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
