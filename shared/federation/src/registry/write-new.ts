import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { behindOf } from './behind';

/**
 * Writes a file that nobody has written before.
 * @param dir a folder of a store, or of this machine's own; made when it is missing
 * @returns false when the file is there
 * @throws the file system's error (a full disk, no permission), or why the bucket behind the store refuses
 */
export async function writeNew(dir: string, name: string, text: string): Promise<boolean> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, name);
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    return (await behindOf(dirname(dir))?.writeNew?.(file, text)) ?? true;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
