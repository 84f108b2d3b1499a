import { loadRemote } from '@module-federation/enhanced/runtime';
import { RemoteFault } from './remote-fault';
import type { LiveRemote } from './snapshot';

/** A remote that has not arrived after this many ms counts as failed (design §8). */
export const REMOTE_TIMEOUT_MS = 5_000;

async function withTimeout<T>(remote: LiveRemote, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFault(remote.name, remote.version, 'timeout')),
      REMOTE_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function load(remote: LiveRemote, expose: string): Promise<Record<string, unknown>> {
  try {
    const loaded = await loadRemote<Record<string, unknown>>(`${remote.name}/${expose}`);
    // A chunk that failed once leaves a remote that resolves with nothing (federation-facts §0.4).
    if (!loaded) throw new RemoteFault(remote.name, remote.version, 'empty');
    return loaded;
  } catch (error) {
    throw error instanceof RemoteFault
      ? error
      : new RemoteFault(remote.name, remote.version, 'load', error);
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
  return withTimeout(remote, load(remote, expose));
}

/** Puts the loading of a remote's own code under the same time limit. */
export async function loadPart<T>(remote: LiveRemote, load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(remote, load());
  } catch (error) {
    throw error instanceof RemoteFault
      ? error
      : new RemoteFault(remote.name, remote.version, 'load', error);
  }
}
