import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntact } from '../integrity';
import { type ReleaseFiles, releaseFilesSchema } from '../schema/release-files-schema';
import type { RegistryVersion } from '../schema/version-schema';
import { storePaths } from '../store-files';
import { checkEntry } from './check-entry';
import { checkFiles, findUnlisted } from './check-files';

async function readList(
  root: string,
  { extras }: RegistryVersion,
): Promise<ReleaseFiles | undefined> {
  // A file that cannot be read is told of as missing.
  const text = await readFile(storePaths(root).releaseFiles(extras.folder)).catch(() => undefined);
  if (text === undefined || !isIntact(text, extras.filesIntegrity)) return undefined;
  return releaseFilesSchema.parse(JSON.parse(text.toString('utf8')));
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
