import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isIntact } from '../integrity';
import type { ReleaseFiles } from '../schema/release-files-schema';

/** Files of a release's folder that stand for themselves: the list of all others, and what is signed. */
const UNLISTED = new Set(['release.json', 'entry.json']);

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

export async function findUnlisted(dir: string, files: ReleaseFiles): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !UNLISTED.has(name) && !files[name])
    .map((name) => `${name} is in no list`);
}
