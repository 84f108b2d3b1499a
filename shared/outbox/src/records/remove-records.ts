import { announceChange } from '../changes';
import { openDatabase } from '../database';

/** Removes a record with everything that is known of its person, and unsent from the list of the day. */
export async function removeRecord(id: number): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['records', 'files', 'days'], 'readwrite');
  const days = transaction.objectStore('days');
  const unsent = (await days.getAll()).filter(({ recordId }) => recordId === id);
  await Promise.all([
    ...unsent.map((entry) => days.delete(entry.id)),
    transaction.objectStore('records').delete(id),
    transaction.objectStore('files').delete(id),
  ]);
  await transaction.done;
  announceChange();
}

/** Removes all records and files. */
export async function clearRecords(): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['records', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('records').clear(),
    transaction.objectStore('files').clear(),
  ]);
  await transaction.done;
  announceChange();
}
