import { registerRemotes } from '@module-federation/enhanced/runtime';
import { addIntegrity, type DirectoryReference, fetchDirectory } from './directory';
import { rememberHashes } from './preload-scripts';
import type { FederationSnapshot, LiveRemote } from './snapshot';

/** Tells the federation runtime where remotes are. One without usable files is left out. */
function register(remotes: readonly LiveRemote[]): void {
  registerRemotes(
    remotes.flatMap(({ name, entry, format }) =>
      entry === null
        ? []
        : [
            {
              name,
              entry: new URL(entry, location.origin).href,
              type: format === 'script' ? 'global' : 'module',
            },
          ],
    ),
  );
}

/** The remotes that a document knows: those of its page at once, all of them when somebody asks. */
export interface KnownRemotes {
  /** What the page was made of. */
  snapshot: FederationSnapshot;
  /**
   * Everything that is live; fetched once.
   * @throws Error when it cannot be had; the next call tries again
   */
  all: () => Promise<FederationSnapshot>;
}

/**
 * The remotes of this document, registered.
 * @param snapshot what the page was made of
 * @param reference where the others are
 */
export function createKnownRemotes(
  snapshot: FederationSnapshot,
  reference: DirectoryReference,
): KnownRemotes {
  register(snapshot.remotes);
  const here = new Set(snapshot.remotes.map(({ name }) => name));
  let all: Promise<FederationSnapshot> | undefined;

  async function load(): Promise<FederationSnapshot> {
    const directory = await fetchDirectory(reference);
    addIntegrity(directory.integrity);
    register(directory.snapshot.remotes.filter(({ name }) => !here.has(name)));
    rememberHashes(directory.integrity);
    return directory.snapshot;
  }
  return {
    snapshot,
    all: () => {
      all ??= load().catch((error: unknown) => {
        all = undefined;
        throw error;
      });
      return all;
    },
  };
}
