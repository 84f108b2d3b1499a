import type { SQL } from 'drizzle-orm';
import { type CleanUpPlace, cleanUploads } from './clean-uploads';
import { type Batch, deleteBatches, olderRows, unpaidRows } from './delete-batches';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Two days longer than a device keeps a ride (docs/event-mode.md): its clock may be wrong. */
const KEEP_KEYS_MS = 9 * DAY_MS;
const KEEP_CODES_MS = 2 * DAY_MS;
const KEEP_UNPAID_MS = 2 * DAY_MS;
/** How many rows of one kind an hourly round removes: more than a busy hour makes. What is left waits for the next round. */
const MAX_ROWS = 5_000_000;

/** What is deleted from the database after a time, by the step's name. */
export const DELETIONS: readonly {
  step: string;
  keptMs: number;
  rows: (batch: Batch) => SQL;
}[] = [
  { step: 'keys', keptMs: KEEP_KEYS_MS, rows: (batch) => olderRows('idempotency_key', batch) },
  { step: 'codes', keptMs: KEEP_CODES_MS, rows: (batch) => olderRows('otp_challenge', batch) },
  { step: 'unpaid', keptMs: KEEP_UNPAID_MS, rows: unpaidRows },
];

/** What one step cleans, by name, and how many rows it removed. */
type Step = [name: string, run: () => Promise<number | undefined>];

/**
 * Removes keys, codes and unpaid gateway payments that nobody can use any more, and what is left of
 * broken uploads. Each step is independent: one that fails is told in the log and stops no other.
 * The signal says that the process ends: no further step or batch is begun.
 */
export async function cleanUp(place: CleanUpPlace, now: Date, signal?: AbortSignal): Promise<void> {
  const { db, log } = place;
  const deletions = DELETIONS.map(({ step, keptMs, rows }): Step => {
    const before = new Date(now.getTime() - keptMs);
    return [step, () => deleteBatches(db, { rows, before, maxRows: MAX_ROWS }, signal)];
  });
  const steps: Step[] = [
    ...deletions,
    ['uploads', () => cleanUploads(place, now, signal).then(() => undefined)],
  ];
  for (const [step, run] of steps) {
    if (signal?.aborted) return;
    try {
      const rows = await run();
      if (rows) log.info({ event: 'cleaned', step, rows }, 'clean-up');
    } catch (error) {
      log.error({ err: error, event: 'clean-up-failed', step }, 'clean-up failed');
    }
  }
}
