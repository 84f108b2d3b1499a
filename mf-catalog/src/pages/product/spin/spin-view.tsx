import type { Spin } from '@site/contract';
import { useState } from 'react';
import { SpinFailure } from './spin-failure';
import { SpinFrames } from './spin-frames';

interface SpinViewProps {
  open: boolean;
  spin: Spin;
  name: string;
}

/** The 360° view. Its frames are read when a visitor asks for it, never before. */
export function SpinView({ spin, name }: SpinViewProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <SpinFailure onRetry={() => setFailed(false)} />;
  return <SpinFrames spin={spin} name={name} onFailure={() => setFailed(true)} />;
}
