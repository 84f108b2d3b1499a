import { announceChange } from './changes';
import { type DayEntry, openDatabase } from './database';
import { writeWhole } from './write-whole';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The local date of the device, `2026-11-22`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

const timeOf = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/**
 * Adds a record to the list of the day; what is older than today is forgotten.
 * @param columns what the list says of it: nothing of a person
 * @param state the record that waits, or what the server gave when it was sent at once
 */
export async function addToDay(
  columns: Readonly<Record<string, string>>,
  state: Pick<DayEntry, 'recordId' | 'given'> = {},
  now = new Date(),
): Promise<void> {
  const { recordId } = state;
  const day = dayOf(now);
  const entry = {
    day,
    time: timeOf(now),
    columns,
    ...state,
  };
  await writeWhole(['days'], async (writing) => {
    const days = writing.objectStore('days');
    for (const old of await days.getAll()) {
      const isReplaced = recordId !== undefined && old.recordId === recordId;
      if (isReplaced || (old.day < day && old.recordId === undefined)) await days.delete(old.id);
    }
    await days.add(entry as DayEntry);
  });
  announceChange();
}

/** What was recorded today on this device, oldest first. */
export async function listDay(now = new Date()): Promise<DayEntry[]> {
  const day = dayOf(now);
  return (await (await openDatabase()).getAll('days')).filter((entry) => entry.day === day);
}

/** Notes that a record that waited was sent. */
export async function finishDay(
  recordId: number,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  await writeWhole(['days'], async (writing) => {
    const days = writing.objectStore('days');
    for (const entry of await days.getAll()) {
      if (entry.recordId !== recordId) continue;
      const { recordId: _sent, ...sent } = entry;
      await days.put({ ...sent, given: variables });
    }
  });
}

/** Forgets the list of every day. */
export async function clearDays(): Promise<void> {
  await (await openDatabase()).clear('days');
  announceChange();
}
