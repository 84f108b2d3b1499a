/** A worker that lived this long, in ms, did not die of its start. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Waits before the next start of a worker: not at all after one that lived for a while and the first
 * time after one that did not, then longer and longer, so that what cannot start does not keep a
 * processor busy.
 * @param failures how many in a row did not start or died young
 * @param lastStart when the last one was started, as from `Date.now()`
 * @returns the failures, counted on
 */
export async function pauseBeforeStart(failures: number, lastStart: number): Promise<number> {
  if (Date.now() - lastStart > STEADY_MS) return 0;
  if (failures > 0) {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    await new Promise<void>((resolve) => setTimeout(resolve, pause).unref());
  }
  return failures + 1;
}
