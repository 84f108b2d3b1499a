/** What served this long, in ms, starts again without any pause from before. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Pauses between the starts of the site, or of one part of it: a second at first, doubled with each end that
 * follows soon, so that what cannot start does not keep the machine busy, and is still tried for ever. Plain
 * JavaScript: the process that installs the packages uses it too.
 */
export class RestartPause {
  #ends = 0;

  /**
   * It ended.
   * @param {number} servedMs how long it had served; 0 when it ended before
   * @returns {number} ms to wait before the next start
   */
  afterEnd(servedMs) {
    if (servedMs >= STEADY_MS) this.#ends = 0;
    this.#ends += 1;
    return Math.min(FIRST_PAUSE_MS * 2 ** (this.#ends - 1), LONGEST_PAUSE_MS);
  }
}
