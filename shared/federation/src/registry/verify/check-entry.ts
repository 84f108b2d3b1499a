import { readFile } from 'node:fs/promises';
import { openRelease } from '../envelope/release-entry';
import type { RegistryVersion } from '../schema/version-schema';
import { storePaths } from '../store-files';

/**
 * What is wrong with the signed entry of a release, a sentence each: a lost registry is made of the entries again.
 * @param root releases folder
 * @param keys that may have signed it
 */
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
