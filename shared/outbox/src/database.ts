import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Bytes under AES-GCM, and what is needed beside the key to read them. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** `waiting` and `sending` are sent by themselves; `refused` waits for people. */
export type RecordState = 'waiting' | 'sending' | 'refused';

/** A record as it lies on the device. What is not sealed says nothing of a person. */
export interface StoredRecord {
  /** Rises: records are sent in its order. */
  id: number;
  /** Which form of the site it came from. */
  form: string;
  /** ms of the device's clock. */
  keptAt: number;
  /** Since when `keptAt` was found to lie ahead, in ms: it was kept by a clock that was ahead, or this one is behind. */
  aheadSince?: number;
  state: RecordState;
  sealed: Sealed;
}

/** What the device remembers of a day's work, without a word of a person. */
export interface DayEntry {
  id: number;
  /** Local date, `2026-11-22`. */
  day: string;
  /** Local time, `14:05`. */
  time: string;
  /** Columns of the list, by their heading. */
  columns: Readonly<Record<string, string>>;
  /** What the server gave for it, e.g. a tracking id. */
  given?: Readonly<Record<string, string>>;
  /** The record that it speaks of while that waits. */
  recordId?: number;
}

/** What the database holds. */
export interface OutboxSchema extends DBSchema {
  records: { key: number; value: StoredRecord };
  /** The files of records, under the record's id: they are read for sending alone. */
  files: { key: number; value: Sealed };
  days: { key: number; value: DayEntry };
  settings: { key: string; value: unknown };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

const NAME = 'outbox';
const VERSION = 1;
let opened: Promise<OutboxDatabase> | undefined;

/**
 * The database of this browser, opened once.
 * @throws DOMException when the browser keeps nothing, e.g. because storage is blocked
 */
export function openDatabase(): Promise<OutboxDatabase> {
  opened ??= openDB<OutboxSchema>(NAME, VERSION, {
    upgrade(database) {
      const numbered = { keyPath: 'id', autoIncrement: true };
      database.createObjectStore('records', numbered);
      database.createObjectStore('files');
      database.createObjectStore('days', numbered);
      database.createObjectStore('settings');
    },
    // A newer release in another tab wants to change the database: this connection makes way.
    blocking: () => void closeDatabase(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Closes the connection; the next use opens another one. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing?.catch(() => undefined))?.close();
}
