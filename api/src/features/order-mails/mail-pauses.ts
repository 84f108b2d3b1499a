const MINUTE_MS = 60_000;

/**
 * Pauses between attempts. The first is also the time for which a worker holds a mail: longer than
 * any attempt may take, so that two workers never send the same one side by side.
 */
const PAUSES_MIN = [3, 5, 10, 30, 60, 120, 240, 480, 720];

/** After so many failed attempts, about a day, a person is called. */
export const MAX_ATTEMPTS = PAUSES_MIN.length + 1;

/** Time until the attempt after this one (1 is the first), in ms. */
export const pauseAfter = (attempt: number): number =>
  (PAUSES_MIN[Math.min(attempt, PAUSES_MIN.length) - 1] ?? 3) * MINUTE_MS;
