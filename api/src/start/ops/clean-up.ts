import type { SQL } from 'drizzle-orm';
import type { RetentionConfig } from '../../platform/config/retention-config';
import { type CleanUpPlace, cleanUploads } from './clean-uploads';
import { type Batch, deleteBatches, olderRows, unpaidRows } from './delete-batches';
import { oldApplications, removeOldProofs, silentContacts, silentOrders } from './old-contacts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Two days longer than a device keeps a ride (docs/event-mode.md): its clock may be wrong. */
const KEEP_KEYS_MS = 9 * DAY_MS;
const KEEP_CODES_MS = 2 * DAY_MS;
const KEEP_UNPAID_MS = 2 * DAY_MS;
/** How many rows of one kind an hourly round removes: more than a busy hour makes. What is left waits for the next round. */
const MAX_ROWS = 5_000_000;

/** What is deleted from the database after a time, by the step's name. */
interface Deletion {
  step: string;
  keptMs: number;
  rows: (batch: Batch) => SQL;
}

/** What nobody can use any more after a time, and what is of a person and was kept for long enough (docs/personal-data.md). */
export function deletionsOf({ contactDays, applicationDays }: RetentionConfig): Deletion[] {
  const ofPersons: Deletion[] = [
    { step: 'enquiries', keptMs: contactDays * DAY_MS, rows: silentContacts('enquiry') },
    { step: 'leads', keptMs: contactDays * DAY_MS, rows: silentContacts('lead') },
    { step: 'unpaid-orders', keptMs: contactDays * DAY_MS, rows: silentOrders },
    { step: 'applications', keptMs: applicationDays * DAY_MS, rows: oldApplications },
  ];
  return [
    { step: 'keys', keptMs: KEEP_KEYS_MS, rows: (batch) => olderRows('idempotency_key', batch) },
    { step: 'codes', keptMs: KEEP_CODES_MS, rows: (batch) => olderRows('otp_challenge', batch) },
    { step: 'unpaid', keptMs: KEEP_UNPAID_MS, rows: unpaidRows },
    ...ofPersons.filter(({ keptMs }) => keptMs > 0),
  ];
}

/** What one step cleans, by name, and how many rows it removed. */
type Step = [name: string, run: () => Promise<number | undefined>];

/**
 * Removes keys, codes and unpaid gateway payments that nobody can use any more, what was kept of persons for long enough,
 * and what is left of broken uploads. Each step is independent: one that fails is told in the log and stops no other.
 * The signal says that the process ends: no further step or batch is begun.
 * @returns false when a step failed, or was not begun any more
 */
export async function cleanUp(
  place: CleanUpPlace & { retention: RetentionConfig },
  now: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db, log, retention } = place;
  let isWhole = true;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const deletions = deletionsOf(retention).map(({ step, keptMs, rows }): Step => {
    const before = ago(keptMs);
    return [step, () => deleteBatches(db, { rows, before, maxRows: MAX_ROWS }, signal)];
  });
  const proofsMs = retention.contactDays * DAY_MS;
  const proofs: Step = ['proofs', () => removeOldProofs(place, ago(proofsMs), signal)];
  const steps: Step[] = [
    ...(proofsMs > 0 ? [proofs] : []),
    ...deletions,
    ['uploads', () => cleanUploads(place, now, signal).then(() => undefined)],
  ];
  for (const [step, run] of steps) {
    if (signal?.aborted) return false;
    try {
      const rows = await run();
      if (rows) log.info({ event: 'cleaned', step, rows }, 'clean-up');
    } catch (error) {
      isWhole = false;
      log.error({ err: error, event: 'clean-up-failed', step }, 'clean-up failed');
    }
  }
  return isWhole;
}
