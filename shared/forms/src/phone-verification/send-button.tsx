import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useSecondsLeft, type Wait } from './use-seconds-left';

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** A code was sent before: the next one is another. */
  again: boolean;
  disabled: boolean;
  busy: boolean;
  /** How long until a code may be asked for. */
  wait: Wait;
  onSend: () => void;
}

const formatWait = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

/**
 * Asks for a code, and says how long to wait for the next. While it waits it can hold the focus:
 * whoever has just pressed it with the keyboard is not thrown out of the form.
 */
export function SendButton({ ref, again, disabled, busy, wait, onSend }: SendButtonProps) {
  const left = useSecondsLeft(wait);
  const waits = busy || left > 0;
  const label = again ? 'Resend OTP' : 'Send OTP';
  return (
    <Button
      ref={ref}
      size="small"
      disabled={disabled}
      aria-disabled={waits || undefined}
      disableRipple={waits}
      onClick={() => {
        if (!waits) onSend();
      }}
      sx={{
        flexShrink: 0,
        minHeight: 44,
        // The wait has a line of its own: beside the label it would leave no room for ten digits.
        flexDirection: 'column',
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'default' },
      }}
    >
      {label} {left > 0 && <span>in {formatWait(left)}</span>}
    </Button>
  );
}
