import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { openRelease } from './envelope/release-entry';
import { isIntact } from './integrity';
import { type ReleaseFiles, releaseFilesSchema } from './schema/release-files-schema';
import type { RegistryVersion } from './schema/version-schema';
import { storePaths } from './store-files';

/** Files of a release's folder that stand for themselves: the list of all others, and what is signed. */
const UNLISTED = new Set(['release.json', 'entry.json']);

async function readList(
  root: string,
  { extras }: RegistryVersion,
): Promise<ReleaseFiles | undefined> {
  // A file that cannot be read is told of as missing.
  const text = await readFile(storePaths(root).releaseFiles(extras.folder)).catch(() => undefined);
  if (text === undefined || !isIntact(text, extras.filesIntegrity)) return undefined;
  return releaseFilesSchema.parse(JSON.parse(text.toString('utf8')));
}

async function checkFiles(dir: string, files: ReleaseFiles): Promise<string[]> {
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

async function findUnlisted(dir: string, files: ReleaseFiles): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !UNLISTED.has(name) && !files[name])
    .map((name) => `${name} is in no list`);
}

/** The entry is what a lost registry is made of again; releases of older tools have none. */
async function checkEntry(
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

/**
 * Reads every file of a release and compares it with what the registry says, along the whole chain:
 * registry → list of files → file.
 * @param keys PEM of each key that may have signed it
 * @returns what is wrong, a sentence each; none when all is as it was released
 */
export async function verifyFiles(
  root: string,
  version: RegistryVersion,
  keys: readonly string[],
): Promise<string[]> {
  const { folder, serverEntry } = version.extras;
  const dir = join(root, folder);
  const files = await readList(root, version);
  if (!files) return ['release.json is missing or not what was signed'];
  const entry = version.url.slice(`/releases/${folder}/`.length);
  const problems = [
    ...(await checkFiles(dir, files)),
    ...(await findUnlisted(dir, files)),
    ...(await checkEntry(root, version, keys)),
  ];
  if (files[entry]?.integrity !== version.metadata.integrity)
    problems.push(`${entry} is not the browser entry that was signed`);
  if (serverEntry !== undefined && !files[serverEntry])
    problems.push(`${serverEntry} is in no list`);
  return problems;
}
