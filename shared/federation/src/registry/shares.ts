import { isRetired } from './schema/retired';
import type { RegistryVersion } from './schema/version-schema';
import { defaultVersion } from './select';
import { unscheduled } from './starts/scheduled';

/** Visitors are spread over so many groups, numbered from 0; each number is as frequent as any other. */
export const BUCKETS = 100;

/** How many remotes may have a trial at once: a host renders one set of versions for each, beside the live one. */
export const MOST_TRIALS = 3;

/** Whether a version is shown to a part of the visitors for a trial. */
export const isCanary = ({ deployment }: RegistryVersion): boolean =>
  !deployment.default && deployment.traffic > 0;

/**
 * The version that a group of visitors gets. Trials come first, from group 0 upwards, so that who is in
 * a trial of 10 % stays in it when it grows to 50 %.
 * @param bucket 0 to 99
 */
export function versionOfBucket(
  versions: readonly RegistryVersion[],
  bucket: number,
): RegistryVersion {
  let cumulative = 0;
  for (const version of versions.filter(isCanary)) {
    cumulative += version.deployment.traffic;
    if (bucket < cumulative) return version;
  }
  return defaultVersion(versions);
}

/** The same versions with one that gets all visitors. */
export const withAllTraffic = (
  versions: readonly RegistryVersion[],
  live: RegistryVersion,
): RegistryVersion[] =>
  versions.map((version) => {
    const isLive = version.metadata.version === live.metadata.version;
    return { ...version, deployment: { traffic: isLive ? 100 : 0, default: isLive } };
  });

/** The same versions, of which nobody gets any: the remote is retired. A trial ends, and nothing is planned any more. */
export const withoutTraffic = (versions: readonly RegistryVersion[]): RegistryVersion[] =>
  versions.map((version) => ({
    ...unscheduled(version),
    deployment: { ...version.deployment, traffic: 0 },
  }));

/**
 * The same versions with one that gets a share of the visitors; the live one keeps the rest. A trial
 * that was under way ends. A retired remote stays retired.
 * @param share 1 to 99 % for a trial; 0 for a version that only preview links show
 */
export function withShare(
  versions: readonly RegistryVersion[],
  candidate: RegistryVersion,
  share: number,
): RegistryVersion[] {
  const isCandidate = ({ metadata }: RegistryVersion) =>
    metadata.version === candidate.metadata.version;
  const isOut = isRetired(versions.filter((version) => !isCandidate(version)));
  return versions.map((version) => {
    if (isCandidate(version)) return { ...version, deployment: { traffic: share, default: false } };
    const { default: isLive } = version.deployment;
    const traffic = isLive && !isOut ? 100 - share : 0;
    return { ...version, deployment: { traffic, default: isLive } };
  });
}
