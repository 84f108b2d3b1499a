import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A script, and what it has in bytes as it travels. */
export interface Weighed {
  file: string;
  bytes: number;
}

/** What a file has in bytes as it travels: compressed where it can be. */
export async function bytesOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return (compressed ?? (await stat(file))).size;
}

/** What each of the scripts in a folder has in bytes as it travels. */
export const weigh = (folder: string, files: readonly string[]): Promise<Weighed[]> =>
  Promise.all(files.map(async (file) => ({ file, bytes: await bytesOf(join(folder, file)) })));

/** Bytes of all scripts together. */
export const sumOf = (scripts: readonly Weighed[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);
