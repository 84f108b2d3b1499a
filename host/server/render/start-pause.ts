/** A worker that lived this long, in ms, did not end because of its start. */
export const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * How long to wait, in ms, before the next start of a worker: not at all after the first failure, then
 * longer and longer, so that what cannot start does not keep a processor busy.
 * @param failures how many in a row did not start or died young
 */
export const pauseBeforeStart = (failures: number): number =>
  failures < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS);
