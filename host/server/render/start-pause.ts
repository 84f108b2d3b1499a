import { growingPauseMs } from '@site/server';

/** A worker that lived this long, in ms, did not end because of its start. */
export const STEADY_MS = 10_000;
const PAUSES = { firstMs: 500, maxMs: 5_000 };

/**
 * How long to wait, in ms, before the next start of a worker: not at all after the first failure, then
 * longer and longer, so that what cannot start does not keep a processor busy.
 * @param failures how many in a row did not start or died young
 */
export const pauseBeforeStart = (failures: number): number =>
  failures < 2 ? 0 : growingPauseMs(failures - 2, PAUSES);
