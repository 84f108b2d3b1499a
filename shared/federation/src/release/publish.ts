import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files-below';
import {
  CONTENT,
  integrityOf,
  type Registry,
  type ReleaseFiles,
  writeFileAtomic,
} from '../registry';

/** A version that is published already: released files never change. */
export class AlreadyReleasedError extends Error {
  override readonly name = 'AlreadyReleasedError';
  constructor(
    readonly remote: string,
    readonly version: string,
  ) {
    super(
      `${remote} ${version} is released already, and a release never changes. ` +
        (remote === CONTENT
          ? 'Leave --version out: a content gets a number of its day.'
          : `Raise "version" in ${remote}/package.json, or pass --version.`),
    );
  }
}

/** Every file of a folder, with its hash. */
export async function listFiles(dir: string): Promise<ReleaseFiles> {
  const files: ReleaseFiles = {};
  for (const name of (await filesBelow(dir)).sort()) {
    const bytes = await readFile(join(dir, name));
    files[name] = { integrity: integrityOf(bytes), bytes: bytes.length };
  }
  return files;
}

/** What a killed release left behind: copies aside, and a version that the registry does not name. */
async function removeLeftOvers(root: string, remote: string, target: string): Promise<void> {
  const asides = (await readdir(join(root, remote))).filter((name) => name.startsWith('.'));
  for (const path of [target, ...asides.map((name) => join(root, remote, name))])
    await rm(path, { recursive: true, force: true });
}

/**
 * Copies a build into the store as an immutable version: aside first, then renamed, so that a killed
 * release leaves no half version behind. To be called inside `switchRegistry`, under its lock.
 * @param registry the current one: what it names never changes any more
 * @param dist folder with `web` and `node`; content, which has no code for the server, has no `node`
 * @returns the file list and the hash of its text in the store
 * @throws AlreadyReleasedError for a version that is there
 */
export async function publishFolder(
  root: string,
  registry: Registry,
  remote: string,
  version: string,
  dist: string,
): Promise<{ folder: string; files: ReleaseFiles; filesIntegrity: string }> {
  const folder = `${remote}/${version}`;
  const target = join(root, folder);
  if (registry.microFrontends[remote]?.some((v) => v.metadata.version === version))
    throw new AlreadyReleasedError(remote, version);
  const aside = join(root, remote, `.${version}.${process.pid}`);
  await mkdir(join(root, remote), { recursive: true });
  await removeLeftOvers(root, remote, target);
  try {
    for (const side of remote === CONTENT ? ['web'] : ['web', 'node'])
      await cp(join(dist, side), join(aside, side), { recursive: true });
    const files = await listFiles(aside);
    const text = `${JSON.stringify(files, null, 1)}\n`;
    await writeFileAtomic(join(aside, 'release.json'), text);
    await rename(aside, target);
    return { folder, files, filesIntegrity: integrityOf(text) };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
