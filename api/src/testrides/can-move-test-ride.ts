/** Statuses with a rule of their own (spec §4); all others are open. */
export const COMPLETED = 'Completed';
export const CANCELLED = 'Cancelled';

/**
 * Whether a test ride may go from one status to another. Repeating a status is allowed (the proof
 * follows the creation). A completed ride stays completed; a cancelled one may be planned anew, but
 * not become completed without that.
 */
export function canMoveTestRide(from: string | null, to: string): boolean {
  if (from === null || from === to) return true;
  if (from === COMPLETED) return false;
  return !(from === CANCELLED && to === COMPLETED);
}
