import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atOnce } from '../../at-once';
import { filesBelow } from '../../files-below';
import { integritiesOf, integrityOf } from '../../registry/integrity';
import { listReleaseFolders } from '../../registry/kept-registries';
import type { Bucket } from '../bucket';
import { buildOf, releaseKey } from '../bucket-keys';

export const AT_ONCE = 24;

const LIST = 'release.json';

/** Writes the files of a release that the bucket does not have; the list last, so that a build with a list is whole. */
async function putBuild(
  bucket: Bucket,
  root: string,
  { folder, build }: { folder: string; build: string },
): Promise<void> {
  const dir = join(root, folder);
  const put = async (name: string) =>
    bucket.put(releaseKey(folder, build, name), await readFile(join(dir, name)));
  const names = await filesBelow(dir);
  await atOnce(
    names.filter((name) => name !== LIST),
    AT_ONCE,
    put,
  );
  await put(LIST);
}

/**
 * Writes each release of a copy that is not in the bucket with the same list of files.
 * @param builds folder → build that the bucket has
 * @throws BucketError
 */
export async function putNewBuilds(
  bucket: Bucket,
  root: string,
  builds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const folder of await listReleaseFolders(root)) {
    const list = await readFile(join(root, folder, LIST));
    if (
      integritiesOf(list)
        .map(buildOf)
        .some((build) => builds.get(folder) === build)
    )
      continue;
    await putBuild(bucket, root, { folder, build: buildOf(integrityOf(list)) });
  }
}
