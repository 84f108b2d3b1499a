import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Every file below a folder, by its path from there with `/` between.
 * @throws the file system's error: whoever removes what is not listed must not take it for an empty folder
 */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
