import { registrySchema } from '../../registry/schema/registry-schema';
import type { RegistryVersion } from '../../registry/schema/version-schema';
import { allVersions } from '../../registry/select';
import { buildOf } from '../bucket-keys';
import type { ListedObject } from '../bucket-object';
import { releasesIn } from './listed-releases';

/**
 * A registry's versions, whoever has signed it: what is copied is checked where it is used.
 * @returns undefined for a registry that is lost or damaged
 */
export function versionsIn(registryText: string | undefined): RegistryVersion[] | undefined {
  try {
    const { registry } = JSON.parse(registryText ?? '') as { registry?: unknown };
    return allVersions(registrySchema.parse(registry));
  } catch (_lostOrDamaged) {
    return undefined;
  }
}

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
