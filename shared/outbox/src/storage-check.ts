import { closeDatabase, openDatabase } from './database';

/** Whether this browser can keep records: `blocked` when it keeps nothing, `full` without room for some. */
export type StorageState = 'ready' | 'blocked' | 'full';

/** Room for some records with the largest proof. */
const NEEDED_BYTES = 25 * 1024 * 1024;
const PROBE = 'probe';

const look = async () => (await openDatabase()).get('settings', PROBE);

async function write(): Promise<void> {
  const database = await openDatabase();
  await database.put('settings', Date.now(), PROBE);
  await database.delete('settings', PROBE);
}

/**
 * Tries the storage before anybody fills in a form for it; a connection that is dead makes way for another one. What
 * can be read and not written has no room: on a full disk Safari breaks every write off and gives no reason.
 */
export async function checkStorage(): Promise<StorageState> {
  try {
    await look().catch(async () => {
      await closeDatabase();
      await look();
    });
  } catch {
    return 'blocked';
  }
  try {
    await write();
  } catch {
    return 'full';
  }
  if (typeof crypto === 'undefined' || !crypto.subtle) return 'blocked';
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota === undefined || usage === undefined) return 'ready';
  return quota - usage < NEEDED_BYTES ? 'full' : 'ready';
}

/** Whether the browser refused because there is no room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
