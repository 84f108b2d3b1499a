import { openDatabase } from './database';
import { removeRecord } from './records/remove-records';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Nobody's data stays longer on a device after it was last kept to be sent. The server remembers a key for longer. */
const KEEP_MS = 7 * DAY_MS;
const NOTE = 'expired';

/** A word about records that were removed unsent, until somebody has read it. */
export interface ExpiredNote {
  count: number;
  /** When the oldest of them was kept, in ms. */
  since: number;
}

/**
 * Removes what has lain here for seven days of the device's clock, and leaves a word. To be called after
 * a try to send: a clock that jumps ahead removes nothing that can still be sent.
 */
export async function expireRecords(now: number): Promise<void> {
  const database = await openDatabase();
  const old = (await database.getAll('records')).filter(({ keptAt }) => now - keptAt > KEEP_MS);
  if (old.length === 0) return;
  const note = await readExpiredNote();
  const count = (note?.count ?? 0) + old.length;
  const since = Math.min(note?.since ?? now, ...old.map(({ keptAt }) => keptAt));
  await database.put('settings', { count, since } satisfies ExpiredNote, NOTE);
  for (const { id } of old) await removeRecord(id);
}

export async function readExpiredNote(): Promise<ExpiredNote | undefined> {
  return (await (await openDatabase()).get('settings', NOTE)) as ExpiredNote | undefined;
}

/** Somebody has read it. */
export async function dismissExpiredNote(): Promise<void> {
  await (await openDatabase()).delete('settings', NOTE);
}
