/** Statuses with a rule of their own (spec §4); all others are open. */
export const COMPLETED = 'Completed';
export const CANCELLED = 'Cancelled';

/**
 * Whether a test ride may go from one status to another. Repeating an open status is allowed. A
 * completed ride stays completed and keeps the proof it has; a cancelled one may be planned anew, but
 * not become completed without that.
 */
export function canMoveTestRide(
  from: string | null,
  to: string,
  { hasProof = false }: { hasProof?: boolean } = {},
): boolean {
  if (from === COMPLETED) return to === COMPLETED && !hasProof;
  return from === null || from === to || !(from === CANCELLED && to === COMPLETED);
}
