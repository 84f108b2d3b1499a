import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { behindOf } from '../behind';

/**
 * One writer at a time. Waits longer than the 10 s after which the lock of a killed writer is void. Where a
 * bucket is behind the folder, writers on other machines are met there: then the work is done again on what
 * they left, so it must take all that it needs from the store.
 */
export async function locked<T>(root: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(root, {
    lockfilePath: join(root, '.lock'),
    stale: 10_000,
    retries: { retries: 100, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    return await (behindOf(root)?.synced?.(work) ?? work());
  } finally {
    await release();
  }
}
