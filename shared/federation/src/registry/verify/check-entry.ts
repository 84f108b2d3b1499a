import { readFile } from 'node:fs/promises';
import { openRelease } from '../envelope/release-entry';
import type { RegistryVersion } from '../schema/version-schema';
import { storePaths } from '../store-files';

/** The entry is what a lost registry is made of again; releases of older tools have none. */
export async function checkEntry(
  root: string,
  { extras }: RegistryVersion,
  keys: readonly string[],
): Promise<string[]> {
  const text = await readFile(storePaths(root).releaseEntry(extras.folder), 'utf8').catch(
    () => undefined,
  );
  if (text === undefined) return ['entry.json is missing'];
  try {
    const entry = openRelease(text, keys);
    return entry.extras.filesIntegrity === extras.filesIntegrity
      ? []
      : ['entry.json is of another release'];
  } catch (error) {
    return [`entry.json: ${(error as Error).message}`];
  }
}
