import { StatusOverlay } from '@site/ui';
import type { RecordOutcome } from '../rules/resolve-record-outcome';

interface RecordOverlayProps {
  outcome: RecordOutcome | undefined;
  /** "Try Again": clears the message (spec §4). */
  onRetry: () => void;
}

/** How recording the ride ended, over the whole screen. */
export function RecordOverlay({ outcome, onRetry }: RecordOverlayProps) {
  if (!outcome) return null;
  return <StatusOverlay open {...outcome} onRetry={onRetry} />;
}
