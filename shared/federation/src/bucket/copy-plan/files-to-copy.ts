import { isState } from '../bucket-keys';
import type { ListedObject } from '../bucket-object';
import { releasesIn } from './listed-releases';

/** Files of a release that the commands read, beside those that visitors get. */
const SIGNED = ['release.json', 'entry.json'];

/** What a copy of the store has: where it lies in the folder, and which object it is. */
export interface CopiedFile {
  file: string;
  object: ListedObject;
}

/**
 * What is copied of a bucket.
 * @param of `state`: what commands read; `all`: the files that visitors get, too
 */
export function filesToCopy(
  listed: readonly ListedObject[],
  builds: ReadonlyMap<string, string>,
  of: 'state' | 'all',
): CopiedFile[] {
  const state = listed
    .filter(({ key }) => isState(key))
    .map((object) => ({ file: object.key, object }));
  const released = releasesIn(listed)
    .filter(({ folder, build }) => builds.get(folder) === build)
    .filter(({ name }) => of === 'all' || SIGNED.includes(name))
    .map(({ folder, name, ...object }) => ({ file: `${folder}/${name}`, object }));
  return [...state, ...released];
}
