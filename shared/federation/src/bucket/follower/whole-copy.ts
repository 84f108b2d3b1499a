import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntact } from '../../registry/integrity';
import { releaseFilesSchema } from '../../registry/schema/release-files-schema';
import type { RegistryVersion } from '../../registry/schema/version-schema';
import { storePaths } from '../../registry/store-files';

/**
 * Whether the copy of a release has the list that was signed, and each file of it in its size. A loss of power can leave
 * files empty or away; the content of a file is checked by whoever uses it.
 * @param root folder of the copies
 */
export async function isWholeCopy(root: string, { extras }: RegistryVersion): Promise<boolean> {
  const { folder, filesIntegrity } = extras;
  const list = await readFile(storePaths(root).releaseFiles(folder)).catch(() => undefined);
  if (!list || !isIntact(list, filesIntegrity)) return false;
  const files = releaseFilesSchema.parse(JSON.parse(list.toString('utf8')));
  const areWhole = await Promise.all(
    Object.entries(files).map(async ([name, { bytes }]) => {
      const found = await stat(join(root, folder, name)).catch(() => undefined);
      return found?.size === bytes;
    }),
  );
  return areWhole.every(Boolean);
}
