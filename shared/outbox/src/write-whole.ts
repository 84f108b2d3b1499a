import type { IDBPTransaction, StoreNames } from 'idb';
import { type OutboxSchema, openDatabase } from './database';

type Store = StoreNames<OutboxSchema>;
type Writing = IDBPTransaction<OutboxSchema, Store[], 'readwrite'>;

/**
 * Writes to the device: all of it or nothing, and on its disk when this is done. Browsers else say so once it is in the
 * memory of the system, some seconds before it is written, and a battery that ends then takes it along.
 * @throws DOMException with the browser's own reason, e.g. `QuotaExceededError`, or `AbortError` where it gives none
 */
export async function writeWhole<T>(
  stores: Store[],
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const writing = (await openDatabase()).transaction(stores, 'readwrite', { durability: 'strict' });
  try {
    const result = await work(writing);
    await writing.done;
    return result;
  } catch (error) {
    const reason = await undo(writing);
    // A request that was cut off says no more than that; the transaction may know why.
    throw isCutOff(error) ? reason : error;
  }
}

/** Whether the browser broke a write off. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Undoes what was begun, whether or not the browser has done so already, and gives the reason of its end. */
async function undo(writing: Writing): Promise<unknown> {
  const ended = writing.done.catch((reason: unknown) => reason);
  try {
    writing.abort();
  } catch (_ended) {
    // The browser has undone it.
  }
  return ended;
}
