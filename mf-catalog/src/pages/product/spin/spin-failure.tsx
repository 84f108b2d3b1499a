import { ViewError } from '@site/ui';
import { SpinPlace } from './spin-place';

interface SpinFailureProps {
  onRetry: () => void;
  /** True while a retry runs. */
  busy?: boolean;
}

/** The 360° view, or one of its frames, could not be loaded. */
export function SpinFailure({ onRetry, busy }: SpinFailureProps) {
  return (
    <SpinPlace>
      <ViewError
        message="The 360° view could not be loaded. Please try again later."
        onRetry={onRetry}
        busy={busy}
      />
    </SpinPlace>
  );
}
