import type { Spin } from '@site/contract';
import { Box } from '@site/ui';
import { useRef, useState } from 'react';
import type { ColourChoice } from '../../../product/build-product';
import { SpinFailure } from './spin-failure';
import { SpinFrames } from './spin-frames';
import { turnInColour } from './turn-in-colour';

interface SpinViewProps {
  open: boolean;
  spin: Spin;
  /** The chosen colour, in which the bike turns where it can. */
  colour: Pick<ColourChoice, 'id' | 'label'>;
  name: string;
}

/** The 360° view. Its frames are read when a visitor asks for it, never before. */
export function SpinView({ spin, colour, name }: SpinViewProps) {
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes: a keyboard goes on from here.
    place.current?.focus({ preventScroll: true });
    setFailed(false);
  };
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {failed ? (
        <SpinFailure onRetry={retry} />
      ) : (
        <SpinFrames
          spin={turnInColour(spin, colour)}
          name={name}
          onFailure={() => setFailed(true)}
        />
      )}
    </Box>
  );
}
