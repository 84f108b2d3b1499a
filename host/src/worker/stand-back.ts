import { getPriority, setPriority } from 'node:os';

/** How far this thread stands behind all others of the server, which keep what the server was started with. */
const STEPS = 5;
/** From -20 (first) to 19 (last). */
const LAST = 19;

/**
 * Lets the server's own loop go first whenever it and this thread want a processor, so that whoever is
 * refused or gets a kept page does not wait for the pages of others. What nobody else uses is still this
 * thread's. Linux alone has a priority for each thread: elsewhere nothing changes.
 * @returns whether the thread stands back now: a system may refuse, and pages are rendered all the same
 */
export function standBack(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // 0 is the thread that calls; it begins with what the server has.
    setPriority(0, Math.min(getPriority(0) + STEPS, LAST));
    return true;
  } catch {
    return false;
  }
}
