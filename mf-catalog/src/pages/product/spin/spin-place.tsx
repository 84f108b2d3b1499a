import { Box } from '@site/ui';
import type { ReactNode } from 'react';

/** Keeps the stage's height for what stands in the place of the 360° view. */
export function SpinPlace({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ aspectRatio: '16 / 10', display: 'grid', placeItems: 'center' }}>{children}</Box>
  );
}
