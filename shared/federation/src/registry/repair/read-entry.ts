import { readFile } from 'node:fs/promises';
import { openRelease } from '../envelope/release-entry';
import { isIntact } from '../integrity';
import type { KeyRing } from '../releasers/key-ring';
import type { RegistryVersion } from '../schema/version-schema';
import { storePaths } from '../store-files';

/**
 * What a release says of itself, signed by a key that may release the remote; undefined where it is missing or
 * damaged, or is not of the files in the folder.
 * @param folder `<remote>/<version>`
 */
export async function readEntry(
  root: string,
  folder: string,
  keys: KeyRing,
): Promise<RegistryVersion | undefined> {
  const paths = storePaths(root);
  const [remote = ''] = folder.split('/');
  try {
    const text = await readFile(paths.releaseEntry(folder), 'utf8');
    const entry = openRelease(text, keys.keysFor(remote));
    const files = await readFile(paths.releaseFiles(folder));
    return entry.extras.folder === folder && isIntact(files, entry.extras.filesIntegrity)
      ? entry
      : undefined;
  } catch (_missingOrBad) {
    return undefined;
  }
}
