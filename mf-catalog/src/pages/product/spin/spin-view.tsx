import { useProductSpins } from '@site/api-client';
import { Box, ViewError, ViewLoading } from '@site/ui';
import type { ReactNode } from 'react';
import { SpinFrames } from './spin-frames';

interface SpinViewProps {
  modelKey: string;
  name: string;
}

/** The 360° view. Its frames are read when a visitor asks for it, never before. */
export function SpinView({ modelKey, name }: SpinViewProps) {
  const spins = useProductSpins(true);
  const frames = spins.data?.[modelKey];
  if (spins.status === 'loading') {
    return (
      <Frame>
        <ViewLoading />
      </Frame>
    );
  }
  if (spins.status === 'error' || !frames || frames.length === 0) {
    return (
      <Frame>
        <ViewError
          message="The 360° view could not be loaded. Please try again later."
          onRetry={spins.retry}
        />
      </Frame>
    );
  }
  return <SpinFrames frames={frames} name={name} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ aspectRatio: '16 / 10', display: 'grid', placeItems: 'center' }}>{children}</Box>
  );
}
