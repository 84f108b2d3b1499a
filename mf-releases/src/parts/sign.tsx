import { AlertIcon, Box, CheckIcon } from '@site/ui';
import type { ReactNode } from 'react';

/** A verdict: a sign and words, so that neither colour nor shape alone says it. */
export function Sign({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CheckIcon : AlertIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        color: isGood ? 'success.main' : 'error.main',
      }}
    >
      <Box
        component="span"
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 20,
          height: 20,
          border: '1.5px solid currentColor',
          borderRadius: isGood ? '50%' : '4px',
        }}
      >
        <Icon size={14} />
      </Box>
      {children}
    </Box>
  );
}
