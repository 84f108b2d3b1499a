import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atOnce } from '../at-once';
import { isIntact } from '../registry/integrity';
import { type ReleaseFiles, releaseFilesSchema } from '../registry/schema/release-files-schema';
import type { RegistryVersion } from '../registry/schema/version-schema';
import type { Bucket } from './bucket';
import { buildStart } from './bucket-keys';
import { KnownFiles } from './known-files';

/** A release in a bucket that is not as it was signed. */
export class DamagedReleaseError extends Error {
  override readonly name = 'DamagedReleaseError';
}

const AT_ONCE = 24;

/** Else a loss of power soon after the rename could leave the folder with empty files. */
const FLUSHED = { flush: true };

async function readChecked(bucket: Bucket, key: string, integrity: string): Promise<Buffer> {
  const found = await bucket.read(key);
  if (!found) throw new DamagedReleaseError(`missing ${key} in ${bucket.name}`);
  if (isIntact(found.content, integrity)) return found.content;
  throw new DamagedReleaseError(`corrupt ${key} in ${bucket.name}`);
}

/**
 * Copies a release out of a bucket, each file checked along the chain from the registry: aside first, then
 * renamed, so that a folder is there whole or not at all. What another release of the remote has here already is taken
 * from there.
 * @param root folder of the copies
 * @throws DamagedReleaseError, BucketError
 */
export async function downloadRelease(
  bucket: Bucket,
  version: RegistryVersion,
  root: string,
): Promise<void> {
  const { folder, filesIntegrity } = version.extras;
  const start = buildStart(version);
  const aside = join(root, dirname(folder), `.${version.metadata.version}.${process.pid}`);
  try {
    const list = await readChecked(bucket, `${start}release.json`, filesIntegrity);
    const files: ReleaseFiles = releaseFilesSchema.parse(JSON.parse(list.toString('utf8')));
    const known = await KnownFiles.beside(root, folder);
    await mkdir(aside, { recursive: true });
    await writeFile(join(aside, 'release.json'), list, FLUSHED);
    await atOnce(Object.entries(files), AT_ONCE, async ([name, { integrity }]) => {
      const content =
        (await known.read(integrity)) ?? (await readChecked(bucket, start + name, integrity));
      await mkdir(dirname(join(aside, name)), { recursive: true });
      await writeFile(join(aside, name), content, FLUSHED);
    });
    // What lies there is older, or not as it was signed.
    await rm(join(root, folder), { recursive: true, force: true });
    await rename(aside, join(root, folder));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
