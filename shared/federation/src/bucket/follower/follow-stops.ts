import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { atOnce } from '../../at-once';
import type { RegistryVersion } from '../../registry/schema/version-schema';
import { isOffered } from '../../registry/select';
import { isScheduled } from '../../registry/starts/scheduled';
import { storePaths } from '../../registry/store-files';
import type { FollowerOptions } from './follower-options';

const AT_ONCE = 2;

/**
 * Copies the trials that other hosts have stopped; asks only while there is something to stop.
 * @throws BucketError
 */
export async function followStops(
  { bucket, root }: Pick<FollowerOptions, 'bucket' | 'root'>,
  versions: readonly RegistryVersion[],
): Promise<void> {
  if (!versions.some((one) => isScheduled(one) || (isOffered(one) && !one.deployment.default)))
    return;
  const dir = storePaths(root).stops;
  const known = new Set(await readdir(dir).catch(() => []));
  const fresh = (await bucket.list('stops/')).filter(({ key }) => !known.has(basename(key)));
  await mkdir(dir, { recursive: true });
  await atOnce(fresh, AT_ONCE, async ({ key }) => {
    const found = await bucket.read(key);
    if (found) await writeFile(join(dir, basename(key)), found.content);
  });
}
