import { closeDatabase, hasOpened, openDatabase } from './database';
import { deviceKey } from './device-key';

/**
 * Whether this browser can keep records: `blocked` when it keeps nothing, `full` without room for some. `lost`: what
 * is kept is there, and this document does not get at it before it is loaded again.
 */
export type StorageState = 'ready' | 'blocked' | 'lost' | 'full';

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
    await look().catch(async (error: unknown) => {
      if (isNamed(error, 'TimeoutError')) throw error;
      await closeDatabase();
      await look();
    });
  } catch (error) {
    return isLost(error) ? 'lost' : 'blocked';
  }
  if (typeof crypto === 'undefined' || !crypto.subtle) return 'blocked';
  try {
    await write();
    // Without it nothing can be kept. Safari keeps keys under one of the system's keychain, which not every app has.
    await deviceKey();
  } catch (error) {
    if (isNamed(error, 'DataCloneError')) return 'blocked';
    // A key that cannot be read makes way for another one once what it sealed was removed.
    if (!isNamed(error, 'DataError')) return 'full';
  }
  const { quota, usage } = await estimate();
  if (quota === undefined || usage === undefined) return 'ready';
  return quota - usage < NEEDED_BYTES ? 'full' : 'ready';
}

/** What the browser says of its room; nothing where it cannot say, which keeps no record back. */
async function estimate(): Promise<StorageEstimate> {
  try {
    return (await navigator.storage?.estimate?.()) ?? {};
  } catch {
    return {};
  }
}

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Whether the database was lost to this document alone: when Safari ends what keeps its databases, e.g. in the
 * background, it opens none for the pages that are open, and says to load them again.
 */
const isLost = (error: unknown): boolean =>
  isNamed(error, 'TimeoutError') || (hasOpened() && !isNamed(error, 'SecurityError'));

/** Whether the browser refused because there is no room. */
export const isFull = (error: unknown): boolean => isNamed(error, 'QuotaExceededError');
