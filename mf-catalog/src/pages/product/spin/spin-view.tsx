import type { Spin } from '@site/contract';
import { Box, ViewError } from '@site/ui';
import { useState } from 'react';
import { SpinFrames } from './spin-frames';

interface SpinViewProps {
  spin: Spin;
  name: string;
}

/** The 360° view. Its frames are read when a visitor asks for it, never before. */
export function SpinView({ spin, name }: SpinViewProps) {
  const [failed, setFailed] = useState(false);
  if (!failed) return <SpinFrames spin={spin} name={name} onFailure={() => setFailed(true)} />;
  return (
    <Box sx={{ aspectRatio: '16 / 10', display: 'grid', placeItems: 'center' }}>
      <ViewError
        message="The 360° view could not be loaded. Please try again later."
        onRetry={() => setFailed(false)}
      />
    </Box>
  );
}
