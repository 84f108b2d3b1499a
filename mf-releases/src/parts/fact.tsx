import { Box } from '@site/ui';
import type { ReactNode } from 'react';

/** A name and what is to be said of it, in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Box>
  );
}
