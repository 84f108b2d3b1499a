import { StatusOverlay } from '@site/ui';
import type { RecordOutcome } from '../rules/resolve-record-outcome';

interface RecordOverlayProps {
  outcome: RecordOutcome | undefined;
  /** "Try Again" clears the message (spec §4); so do "Record the next one" and Escape. */
  onClose: () => void;
}

/** How recording the ride ended, over the whole screen. */
export function RecordOverlay({ outcome, onClose }: RecordOverlayProps) {
  if (!outcome) return null;
  return (
    <StatusOverlay
      open
      {...outcome}
      onRetry={onClose}
      onClose={onClose}
      next={{ label: 'Record the next one', onNext: onClose }}
    />
  );
}
