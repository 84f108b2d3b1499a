import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { limits, plainDigits } from '@site/contract';
import { Box } from '@site/ui';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

interface CodeEntryProps {
  busy: boolean;
  error: string | undefined;
  /** Whether the focus may come here when the entry appears. */
  takesFocus: () => boolean;
  /** Checks a code; resolves to true when the focus may come back for another one. */
  onVerify: (code: string) => Promise<boolean>;
}

/**
 * The digits of what was typed or pasted, in whatever script and however divided. Of a message with words, as who copies
 * one on a phone gets it whole, they are the code's alone: its longest number that can be a code, where it has one.
 */
function digitsOf(typed: string): string {
  const text = plainDigits(typed);
  const numbers = /\p{L}/u.test(text) ? (text.match(/\d+/g) ?? []) : [];
  const [code] = numbers
    .filter(({ length }) => length >= limits.otpMinDigits && length <= limits.otpMaxDigits)
    .sort((a, b) => b.length - a.length);
  return code ?? text.replace(/\D/g, '').slice(0, limits.otpMaxDigits);
}

/** Where the visitor enters the code. No part of the form's values: a code is nothing to submit. */
export function CodeEntry({ busy, error, takesFocus, onVerify }: CodeEntryProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const appear = useEffectEvent(() => {
    if (takesFocus()) input.current?.focus();
  });
  useLayoutEffect(() => appear(), []);
  const verify = async () => {
    if (busy || !(await onVerify(code))) return;
    input.current?.focus();
    input.current?.select();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mt: 2 }}>
      <MuiTextField
        id={id}
        inputRef={input}
        label="Enter OTP"
        value={code}
        onChange={(event) => setCode(digitsOf(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void verify();
        }}
        autoComplete="one-time-code"
        // A code is always seen whole: without room beside it the button goes under it.
        sx={{ flex: '1 1 6em' }}
        error={error !== undefined}
        helperText={error ?? ' '}
        slotProps={{
          // What is wrong with the code is in sight with the field, in a low dialog too.
          htmlInput: { inputMode: 'numeric', style: { scrollMarginBottom: 48 } },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button
        variant="contained"
        disabled={code === ''}
        // Not `disabled`: the button keeps the focus while the code is checked.
        aria-disabled={busy || undefined}
        onClick={() => void verify()}
        sx={{ minHeight: 56, flexShrink: 0 }}
      >
        {busy ? 'Verifying...' : 'Verify'}
      </Button>
    </Box>
  );
}
