import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listCopies, listReleaseFolders } from '../kept-registries';
import { emptyRegistry } from '../schema/registry-schema';
import { newKeyPair, RegistryError } from '../signature';
import { exists, storePaths, writeFileAtomic } from '../store-files';
import { readKeys } from '../store-keys';
import { locked } from './lock';
import { REPAIR_HINT } from './read-registry';
import { writeRegistry } from './write-registry';

/**
 * Makes the folder, a first key pair and an empty signed registry, where they are missing. A public
 * key that is there is never replaced: the private one may rightly be kept elsewhere.
 * Safe to call from several processes at once.
 * @throws Error when there is no registry yet and the private key is kept elsewhere; RegistryError when
 *   the registry is lost and there are releases
 */
export async function ensureStore(root: string): Promise<void> {
  await mkdir(join(root, 'keys'), { recursive: true });
  const paths = storePaths(root);
  await locked(root, async () => {
    if (!(await exists(paths.privateKey)) && !(await exists(paths.publicKey))) {
      const keys = newKeyPair();
      await writeFileAtomic(paths.privateKey, keys.privateKey, 0o600);
      await writeFileAtomic(paths.publicKey, keys.publicKey);
    }
    if (await exists(paths.registry)) return;
    await refuseToForget(root);
    const { privateKey, publicKey } = await readKeys(root);
    const signer = { name: undefined, privateKey };
    await writeRegistry(root, emptyRegistry(), { last: 0, signer, rootKey: publicKey });
  });
}

/** A new registry beside releases would take every other page off the site. */
async function refuseToForget(root: string): Promise<void> {
  const released = [...(await listCopies(root)), ...(await listReleaseFolders(root))];
  if (released.length > 0)
    throw new RegistryError(`registry.json is missing, but there are releases. ${REPAIR_HINT}`);
}
