/** Pages that one worker has under way at once: most of them wait for data, one at a time is rendered. */
export const SEATS_PER_WORKER = 12;

export interface SeatLimits {
  /**
   * ms within which a page that waits is to be answered. How many may wait follows from it and from the
   * time that pages take at the moment; the next one is refused at once.
   */
  waitMs: number;
  /**
   * ms after which a page that was let in is given up all the same. Longer than `waitMs`: what pages take varies, and a
   * visitor who has waited is better served a little later than sent away.
   */
  giveUpMs: number;
  /** ms that a page waits while there is no worker at all. */
  workerWaitMs: number;
  /** Pages that may wait then. */
  waitingForWorker: number;
}

export const DEFAULT_LIMITS: SeatLimits = {
  waitMs: 2_000,
  giveUpMs: 4_000,
  workerWaitMs: 10_000,
  waitingForWorker: 100,
};
