import type { Registry } from './schema/registry-schema';
import { isRetired } from './schema/retired';
import type { RegistryVersion } from './schema/version-schema';

/** Every version that a registry names. */
export const allVersions = ({ microFrontends }: Registry): RegistryVersion[] =>
  Object.values(microFrontends).flat();

/** The version that visitors get; of a retired remote the one that they got last. */
export function defaultVersion(versions: readonly RegistryVersion[]): RegistryVersion {
  const found = versions.find((v) => v.deployment.default);
  if (!found) throw new Error('A registry without a default version passed its schema');
  return found;
}

/** The version that a version falls back to when its files cannot be used. */
export function fallbackOf(
  versions: readonly RegistryVersion[],
  version: RegistryVersion,
): RegistryVersion | undefined {
  return versions.find((v) => v.url === version.fallbackUrl && v !== version);
}

/** Whether visitors get this version: all of them, or a share. */
export const isOffered = ({ deployment }: RegistryVersion): boolean => deployment.traffic > 0;

/** The remotes that visitors get, and the content, each with its versions: all that are not retired. */
export const offeredRemotes = ({ microFrontends }: Registry): [string, RegistryVersion[]][] =>
  Object.entries(microFrontends).filter(([, versions]) => !isRetired(versions));

/** Whether a version is one of the content, which has no code. */
export const isContentVersion = ({ extras }: Pick<RegistryVersion, 'extras'>): boolean =>
  extras.serverEntry === undefined;

/** Whether all visitors had this version once: not so with one that was released for previews or a trial only. */
export const wasLive = ({ deployment, extras }: RegistryVersion): boolean =>
  deployment.default || extras.promotedAt !== null;

/** When all visitors first got a version. */
export const liveSince = ({ extras }: RegistryVersion): string =>
  extras.promotedAt ?? extras.releasedAt;
