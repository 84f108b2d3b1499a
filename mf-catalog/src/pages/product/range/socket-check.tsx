import { Box, Typography } from '@site/ui';
import { useState } from 'react';
import { resolveSocketVerdict, SOCKET_QUESTIONS, type SocketAnswers } from './socket-verdict';

/** Three boxes to tick about the socket at home, and what follows from them. */
export function SocketCheck() {
  const [answers, setAnswers] = useState<SocketAnswers>({
    strong: false,
    earthed: false,
    near: false,
  });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 2 }}>
        Is your socket ready?
      </Typography>
      {SOCKET_QUESTIONS.map(({ key, label }) => (
        <Box component="label" key={key} sx={line}>
          <input
            type="checkbox"
            autoComplete="off"
            checked={answers[key]}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setAnswers((now) => ({ ...now, [key]: checked }));
            }}
          />
          {label}
        </Box>
      ))}
      <Typography role="status" sx={{ mt: 2, fontWeight: 600 }}>
        {resolveSocketVerdict(answers)}
      </Typography>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    accentColor: 'var(--site-palette-brand-red)',
  },
} as const;
