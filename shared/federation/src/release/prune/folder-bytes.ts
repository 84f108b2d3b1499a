import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../files-below';
import { releaseFilesSchema } from '../../registry';

/** What a release weighs; where only its list is here, as that says. */
export async function folderBytes(dir: string, isListOnly: boolean): Promise<number> {
  if (isListOnly) {
    const list = releaseFilesSchema.parse(
      JSON.parse(await readFile(join(dir, 'release.json'), 'utf8')),
    );
    return Object.values(list).reduce((sum, { bytes }) => sum + bytes, 0);
  }
  // A folder that is lost weighs nothing.
  const names = await filesBelow(dir).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(dir, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
