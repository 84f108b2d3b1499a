import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../files-below';
import { isIntact } from '../integrity';
import type { ReleaseFiles } from '../schema/release-files-schema';

/** Files of a release's folder that stand for themselves: the list of all others, and what is signed. */
const UNLISTED = new Set(['release.json', 'entry.json']);

/**
 * What is wrong with the files that a release lists, a sentence each.
 * @param dir folder of the release
 */
export async function checkFiles(dir: string, files: ReleaseFiles): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, { integrity, bytes }] of Object.entries(files)) {
    // A file that cannot be read is told of as missing.
    const content = await readFile(join(dir, name)).catch(() => undefined);
    if (!content) problems.push(`${name} is missing`);
    else if (content.length !== bytes)
      problems.push(`${name} has ${content.length} bytes, not ${bytes}`);
    else if (!isIntact(content, integrity)) problems.push(`${name} is not what was released`);
  }
  return problems;
}

/** Files in the folder of a release that it does not list, a sentence each. @throws the file system's error */
export async function findUnlisted(dir: string, files: ReleaseFiles): Promise<string[]> {
  return (await filesBelow(dir))
    .filter((name) => !UNLISTED.has(name) && !files[name])
    .map((name) => `${name} is in no list`);
}
