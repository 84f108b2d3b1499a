import { parseReleaseKey, type ReleaseKey } from '../bucket-keys';
import type { ListedObject } from '../bucket-object';

/** An object of a release, with its key taken apart. */
export type Listed = ListedObject & ReleaseKey;

/** The objects of releases in a list of a bucket. */
export const releasesIn = (listed: readonly ListedObject[]): Listed[] =>
  listed.flatMap((one) => {
    const parsed = parseReleaseKey(one.key);
    return parsed ? [{ ...one, ...parsed }] : [];
  });
