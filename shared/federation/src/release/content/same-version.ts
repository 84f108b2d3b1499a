import { type RegistryVersion, wasLive } from '../../registry';

/** The version that is the same and that everybody gets, or that waits as a preview for somebody to look at it. */
export function sameVersion(
  known: readonly RegistryVersion[],
  sourceHash: string,
  share: number,
): RegistryVersion | undefined {
  return known.find(
    (version) =>
      version.extras.sourceHash === sourceHash &&
      (version.deployment.default || (share === 0 && !wasLive(version))),
  );
}

/** A version that is the same and that everybody had once: a version after it, or whoever took it back, took its place. */
export const earlierVersion = (
  known: readonly RegistryVersion[],
  sourceHash: string,
): RegistryVersion | undefined =>
  known.find((version) => version.extras.sourceHash === sourceHash && wasLive(version));
