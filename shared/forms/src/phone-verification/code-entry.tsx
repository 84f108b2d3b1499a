import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';

interface CodeEntryProps {
  busy: boolean;
  error: string | undefined;
  onVerify: (code: string) => void;
}

/** Where the visitor enters the code. No part of the form's values: a code is nothing to submit. */
export function CodeEntry({ busy, error, onVerify }: CodeEntryProps) {
  const id = useId();
  const [code, setCode] = useState('');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mt: 1 }}>
      <MuiTextField
        id={id}
        label="Enter OTP"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onVerify(code);
        }}
        autoComplete="one-time-code"
        autoFocus
        fullWidth
        error={error !== undefined}
        helperText={error ?? ' '}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 8 },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button
        variant="contained"
        disabled={busy || code === ''}
        onClick={() => onVerify(code)}
        sx={{ minHeight: 56, flexShrink: 0 }}
      >
        {busy ? 'Verifying...' : 'Verify'}
      </Button>
    </Box>
  );
}
