/** The picture `step` away, going round at both ends. */
export function resolvePreviewIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}

/** How far a finger must move sideways, in pixels, before it counts as a swipe. */
const SWIPE_PX = 48;

/** Which way a swipe goes: 1 to the next picture, -1 to the one before, 0 for none. */
export function resolveSwipe(move: { x: number; y: number }): -1 | 0 | 1 {
  if (Math.abs(move.x) < SWIPE_PX || Math.abs(move.x) < Math.abs(move.y)) return 0;
  return move.x < 0 ? 1 : -1;
}
