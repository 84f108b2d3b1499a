import { Box, Typography } from '@site/ui';
import type { ReactNode } from 'react';

/** One part of the gallery with its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography component="h3" variant="overline" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}
