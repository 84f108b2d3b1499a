import { announceChange } from '../changes';
import { writeWhole } from '../write-whole';

/** Removes a record with everything that is known of its person, and unsent from the list of the day. */
export async function removeRecord(id: number): Promise<void> {
  await writeWhole(['records', 'files', 'days'], async (writing) => {
    const days = writing.objectStore('days');
    const unsent = (await days.getAll()).filter(({ recordId }) => recordId === id);
    await Promise.all([
      ...unsent.map((entry) => days.delete(entry.id)),
      writing.objectStore('records').delete(id),
      writing.objectStore('files').delete(id),
    ]);
  });
  announceChange();
}

/** Removes all records and files. */
export async function clearRecords(): Promise<void> {
  await writeWhole(['records', 'files'], (writing) =>
    Promise.all([writing.objectStore('records').clear(), writing.objectStore('files').clear()]),
  );
  announceChange();
}
