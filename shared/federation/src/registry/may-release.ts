import { keyRingOf } from './envelope/numbered-registry';
import { refuseUnlessAllowed } from './parts/signer';
import { readNumbered } from './store/read-registry';
import { type OwnKey, readOwnKey, signerOf } from './store-keys';

/** Who releases here, and what the key of theirs may. */
export interface OwnRights {
  /** Name of the key in the list; undefined for the registry's own, which may do everything. */
  name: string | undefined;
  key: OwnKey;
  mayRelease: (remote: string) => boolean;
  /** @throws NotAllowedError that says which remotes the key may release */
  refuseUnlessAllowed: (remote: string) => void;
}

/**
 * What the key of whoever releases may do, so that a release is refused before any work is done for it.
 * @throws Error without a key, or with one that is not in the list
 */
export async function readOwnRights(root: string): Promise<OwnRights> {
  const key = await readOwnKey(root);
  const current = await readNumbered(root, key.rootKey);
  const { name } = signerOf(key, current);
  const keys = keyRingOf(current, key.rootKey);
  return {
    name,
    key,
    mayRelease: (remote) => keys.mayRelease(name, remote),
    refuseUnlessAllowed: (remote) => refuseUnlessAllowed(name, remote, keys),
  };
}
