import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setBehind } from '../registry/behind';
import { locked } from '../registry/store/lock';
import { BucketCopy } from './bucket-copy';
import { openBucket } from './open-bucket';

/** Name of the folder for what this machine has of a bucket. */
export const copyName = (location: string): string =>
  createHash('sha256').update(location.replace(/\/$/, '')).digest('hex').slice(0, 16);

/** Folder of the copy that commands work on, where the store is a bucket. @param releases RELEASES_DIR */
export const copyFolder = (releases: string, location: string): string =>
  join(releases, '.buckets', copyName(location));

const opened = new Map<string, Promise<void>>();

/**
 * Opens the bucket behind the folder that commands work on, once, and makes the folder as the bucket is.
 * @param root as of {@link copyFolder}
 * @throws BucketError that names what is wrong
 */
export async function openBucketStore(root: string, location: string): Promise<void> {
  const known = opened.get(root);
  if (known) return known;
  const opening = (async () => {
    setBehind(root, new BucketCopy(root, await openBucket(location)));
    await mkdir(root, { recursive: true });
    await locked(root, async () => undefined);
  })();
  opened.set(root, opening);
  return opening;
}
