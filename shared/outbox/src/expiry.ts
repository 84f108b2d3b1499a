import { openDatabase, type StoredRecord } from './database';
import { removeRecord } from './records/remove-records';
import { writeWhole } from './write-whole';

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
 * a try to send: a clock that jumps ahead removes nothing that can still be sent. Of what was kept by a clock that
 * was ahead the days begin when that is found, unless this clock turns out to be the one that was behind.
 */
export async function expireRecords(now: number): Promise<void> {
  const database = await openDatabase();
  const records = await database.getAll('records');
  await noteAhead(records, now);
  const old = records.filter(({ keptAt, aheadSince = now }) => {
    const since = keptAt > now ? aheadSince : keptAt;
    return now - since > KEEP_MS;
  });
  if (old.length === 0) return;
  const note = await readExpiredNote();
  const count = (note?.count ?? 0) + old.length;
  const since = Math.min(note?.since ?? now, ...old.map(({ keptAt }) => keptAt));
  await database.put('settings', { count, since } satisfies ExpiredNote, NOTE);
  for (const { id } of old) await removeRecord(id);
}

/** Notes since when records are known that were kept, as they say, at a time that is still to come. */
async function noteAhead(records: readonly StoredRecord[], now: number): Promise<void> {
  const found = records.filter(
    ({ keptAt, aheadSince = Infinity }) => keptAt > now && aheadSince > now,
  );
  if (found.length === 0) return;
  await writeWhole(['records'], async (writing) => {
    const store = writing.objectStore('records');
    for (const { id } of found) {
      const row = await store.get(id);
      if (row) await store.put({ ...row, aheadSince: now });
    }
  });
}

/** What was removed unsent and nobody has read of yet; undefined when there is nothing. */
export async function readExpiredNote(): Promise<ExpiredNote | undefined> {
  return (await (await openDatabase()).get('settings', NOTE)) as ExpiredNote | undefined;
}

/** Somebody has read it. */
export async function dismissExpiredNote(): Promise<void> {
  await (await openDatabase()).delete('settings', NOTE);
}
