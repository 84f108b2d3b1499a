import type { ListedObject } from '../bucket-object';
import { type Listed, releasesIn } from './listed-releases';

/** A release that is being made writes its files before the registry names them: it is left alone so long, in ms. */
const UNDER_WAY_MS = 3_600_000;

/** Builds that no registry names and that nobody is about to release. */
export function leftOverBuilds(
  listed: readonly ListedObject[],
  builds: ReadonlyMap<string, string>,
  now: number,
): { folder: string; bytes: number; keys: string[] }[] {
  const found = new Map<string, Listed[]>();
  for (const one of releasesIn(listed)) {
    if (builds.get(one.folder) === one.build) continue;
    const folder = `${one.folder}/${one.build}`;
    found.set(folder, [...(found.get(folder) ?? []), one]);
  }
  return [...found]
    .filter(([, objects]) => objects.every(({ writtenAt }) => now - writtenAt > UNDER_WAY_MS))
    .map(([folder, objects]) => ({
      folder,
      bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0),
      keys: objects.map(({ key }) => key),
    }));
}
