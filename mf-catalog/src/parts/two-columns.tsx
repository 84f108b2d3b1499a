import { Box } from '@site/ui';
import type { ReactNode } from 'react';

/** Tables and texts in two columns; one below the other on a phone. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <Box sx={columns}>{children}</Box>;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 8,
  rowGap: 6,
} as const;
