import { loadRemote } from '@module-federation/enhanced/runtime';
import { RemoteFault } from './remote-fault';
import { remoteLimitMs } from './remote-limit';
import type { LiveRemote } from './snapshot';

/** Remote → how often loading its code has failed in this document, all attempts of a time counted as one. */
const failures = new Map<string, number>();

/**
 * Whether a remote's code was lost, or late, twice: then its scripts have no further address in this document, or the
 * browser goes on waiting for a request that stands still.
 */
export const areAddressesUsedUp = (): boolean => [...failures.values()].some((count) => count > 1);

function lost(remote: LiveRemote, error: unknown): RemoteFault {
  failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1);
  if (error instanceof RemoteFault) return error;
  return new RemoteFault(remote.name, remote.version, 'load', error);
}

/** @throws RemoteFault `timeout` when the work for a remote has not ended after so many ms */
export async function withLimit<T>(
  remote: LiveRemote,
  work: Promise<T>,
  limitMs: number,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFault(remote.name, remote.version, 'timeout')),
      limitMs,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Puts the loading of a remote's own code under the time limit. @throws RemoteFault `load`, `timeout`, or what `load` throws */
export async function loadPart<T>(remote: LiveRemote, load: () => Promise<T>): Promise<T> {
  try {
    return await withLimit(remote, load(), remoteLimitMs());
  } catch (error) {
    throw lost(remote, error);
  }
}

/**
 * Loads one exposed module of a remote. A file that the network loses is asked for again by the
 * runtime's plugins (`chunk-retry`, `entry-retry`), and nowhere else.
 * @param expose without `./`, e.g. `routes` or `slots/book-now`
 * @throws RemoteFault `unavailable`, `load`, `empty` or `timeout`
 */
export async function loadExpose(
  remote: LiveRemote,
  expose: string,
): Promise<Record<string, unknown>> {
  if (remote.entry === null) throw new RemoteFault(remote.name, remote.version, 'unavailable');
  return loadPart(remote, async () => {
    const loaded = await loadRemote<Record<string, unknown>>(`${remote.name}/${expose}`);
    // A chunk that failed once leaves a remote that resolves with nothing (federation-facts §0.4).
    if (!loaded) throw new RemoteFault(remote.name, remote.version, 'empty');
    return loaded;
  });
}
