/** Frames that one drag across the whole picture passes: a bit over half a turn per swipe. */
const TURN_PER_WIDTH = 0.6;

/** Wraps any whole number onto the frames 0 … count-1 of a full turn. */
export function wrapFrame(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}

/**
 * The frame shown while dragging: `distance` pixels to the right turn the bike to the right, i.e.
 * back through the frames.
 */
export function resolveDraggedFrame(drag: {
  startFrame: number;
  distance: number;
  width: number;
  count: number;
}): number {
  if (drag.width <= 0) return drag.startFrame;
  const steps = Math.round((drag.distance / drag.width) * TURN_PER_WIDTH * drag.count);
  return wrapFrame(drag.startFrame - steps, drag.count);
}

/** How far a bike is turned to the right, in whole degrees below 360. */
export const resolveDegrees = (frame: number, count: number): number =>
  Math.round((wrapFrame(-frame, count) * 360) / count);

/**
 * The frame after a key press, or undefined for a key that does not turn: to the right, which is more for a slider, with
 * the arrows to the right and up, as dragging to the right does.
 */
export function resolveKeyFrame(key: string, frame: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return wrapFrame(frame + 1, count);
    case 'ArrowRight':
    case 'ArrowUp':
      return wrapFrame(frame - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return wrapFrame(1, count);
    default:
      return undefined;
  }
}
