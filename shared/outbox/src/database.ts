import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { announceChange } from './changes';

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
/** A database that was not opened in this time will not be, in ms: Safari has left pages without any answer. */
const OPEN_LIMIT_MS = 10_000;
let opened: Promise<OutboxDatabase> | undefined;
let wasOpened = false;

/** Whether this document has had the database open once. */
export const hasOpened = (): boolean => wasOpened;

/**
 * The database of this browser, opened once.
 * @throws DOMException when the browser keeps nothing, e.g. because storage is blocked; `TimeoutError` when it does not
 * answer
 */
export function openDatabase(): Promise<OutboxDatabase> {
  opened ??= inTime(open()).then(
    (database) => {
      wasOpened = true;
      return database;
    },
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

const open = () =>
  openDB<OutboxSchema>(NAME, VERSION, {
    upgrade(database) {
      const numbered = { keyPath: 'id', autoIncrement: true };
      database.createObjectStore('records', numbered);
      database.createObjectStore('files');
      database.createObjectStore('days', numbered);
      database.createObjectStore('settings');
    },
    // A newer release in another tab wants to change the database: this connection makes way.
    blocking: () => void closeDatabase(),
    // The browser has ended the connection: whoever shows what is kept looks whether there is another one.
    terminated: () => {
      opened = undefined;
      announceChange();
    },
  });

/** What is opened after the limit is closed again: nobody waits for it any more. */
function inTime(opening: Promise<OutboxDatabase>): Promise<OutboxDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('The browser does not open its database.', 'TimeoutError'));
      opening.then(
        (late) => late.close(),
        () => undefined,
      );
    }, OPEN_LIMIT_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Closes the connection; the next use opens another one. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing?.catch(() => undefined))?.close();
}
