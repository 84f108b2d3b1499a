import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFilesSchema } from '../../registry';

/** What a release weighs; where only its list is here, as that says. */
export async function folderBytes(dir: string, isListOnly: boolean): Promise<number> {
  if (isListOnly) {
    const list = releaseFilesSchema.parse(
      JSON.parse(await readFile(join(dir, 'release.json'), 'utf8')),
    );
    return Object.values(list).reduce((sum, { bytes }) => sum + bytes, 0);
  }
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
