import { registrySchema } from '../registry/schema/registry-schema';
import type { RegistryVersion } from '../registry/schema/version-schema';
import type { ListedObject } from './bucket';
import { buildOf, isState, parseReleaseKey, type ReleaseKey } from './bucket-keys';

/** A release that is being made writes its files before the registry names them: it is left alone so long, in ms. */
const UNDER_WAY_MS = 3_600_000;

/** Files of a release that the commands read, beside those that visitors get. */
const SIGNED = ['release.json', 'entry.json'];

/**
 * A registry's versions, whoever has signed it: what is copied is checked where it is used.
 * @returns undefined for a registry that is lost or damaged
 */
export function versionsIn(registryText: string | undefined): RegistryVersion[] | undefined {
  try {
    const { registry } = JSON.parse(registryText ?? '') as { registry?: unknown };
    return Object.values(registrySchema.parse(registry).microFrontends).flat();
  } catch (_lostOrDamaged) {
    return undefined;
  }
}

/** An object of a release, with its key taken apart. */
type Listed = ListedObject & ReleaseKey;

const releasesIn = (listed: readonly ListedObject[]): Listed[] =>
  listed.flatMap((one) => {
    const parsed = parseReleaseKey(one.key);
    return parsed ? [{ ...one, ...parsed }] : [];
  });

/** Folder → build: as the registry names them; where it is lost, what was written last. */
export function chosenBuilds(
  listed: readonly ListedObject[],
  versions: readonly RegistryVersion[] | undefined,
): Map<string, string> {
  if (versions)
    return new Map(
      versions.map(({ extras }) => [extras.folder, buildOf(extras.filesIntegrity)] as const),
    );
  const lists = releasesIn(listed).filter(({ name }) => name === 'release.json');
  return new Map(
    lists
      .sort((a, b) => a.writtenAt - b.writtenAt)
      .map(({ folder, build }) => [folder, build] as const),
  );
}

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
