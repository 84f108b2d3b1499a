import { TEST_RIDE_CANCELLED, TEST_RIDE_COMPLETED } from '@site/contract';

/**
 * Whether a test ride may go from one status to another (spec §4). Repeating an open status, which is any but
 * Completed and Cancelled, is allowed. A completed ride stays completed and keeps the proof it has; a cancelled
 * one may be planned anew, but not become completed without that.
 */
export function canMoveTestRide(
  from: string | null,
  to: string,
  { hasProof = false }: { hasProof?: boolean } = {},
): boolean {
  if (from === TEST_RIDE_COMPLETED) return to === TEST_RIDE_COMPLETED && !hasProof;
  return (
    from === null || from === to || !(from === TEST_RIDE_CANCELLED && to === TEST_RIDE_COMPLETED)
  );
}
