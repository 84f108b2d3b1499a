import { liveSince, type RegistryVersion, wasLive } from '../../registry';

/**
 * The version that a rollback goes to: the one that is asked for, else the one that was live before.
 * @throws Error, for people, when there is none
 */
export function pickTarget(
  versions: readonly RegistryVersion[],
  now: RegistryVersion,
  to?: string,
): RegistryVersion {
  if (to !== undefined) {
    const asked = versions.find((v) => v.metadata.version === to);
    if (asked) return asked;
    throw new Error(
      `There is no release ${to}. Released: ${versions.map((v) => v.metadata.version).join(', ')}`,
    );
  }
  const before = versions
    .filter((v) => wasLive(v) && liveSince(v) < liveSince(now))
    .sort((a, b) => (liveSince(a) < liveSince(b) ? 1 : -1))[0];
  if (!before)
    throw new Error(
      `${now.metadata.version} is the first release: there is nothing to roll back to.`,
    );
  return before;
}
