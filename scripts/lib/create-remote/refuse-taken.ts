import { emptyRegistry, passGate, type Registry, readRegistry } from '@site/federation';
import type { RemoteNames } from './remote-names';

/** What is released, as far as a folder of releases says it: nothing where there is none. */
export const releasedIn = (store: string): Promise<Registry> =>
  readRegistry(store).catch(emptyRegistry);

/**
 * Asks the gate about the path of a page before anything of it is written.
 * @throws Error naming whose addresses the page would take
 */
export function refuseTaken({ remote, path }: RemoteNames, released: Registry): void {
  try {
    passGate({ remote, requires: {}, routes: [{ path }], slots: [] }, released, {}, true);
  } catch (error) {
    throw new Error(`${(error as Error).message} Choose another name.`);
  }
}
