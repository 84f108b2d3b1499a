import { defaultVersion, type Registry, type RegistryVersion, switchRegistry } from '../registry';

/**
 * Points a remote back at an earlier version: no build, one atomic switch.
 * @param to the version; defaults to the one released before the live one
 * @returns the version that is live now
 * @throws Error when the remote or the version is not in the registry
 */
export async function rollbackRemote(
  store: string,
  remote: string,
  who: string,
  why: string,
  to?: string,
): Promise<RegistryVersion> {
  let live: RegistryVersion | undefined;
  await switchRegistry(store, (current) => {
    const versions = current.microFrontends[remote];
    if (!versions)
      throw new Error(
        `${remote} has no release. Known: ${Object.keys(current.microFrontends).join(', ') || 'none'}`,
      );
    const now = defaultVersion(versions);
    const target = pickTarget(versions, now, to);
    live = { ...target, deployment: { traffic: 100, default: true } };
    const next: Registry = {
      ...current,
      microFrontends: {
        ...current.microFrontends,
        [remote]: versions.map((v) =>
          v === target && live ? live : { ...v, deployment: { traffic: 0, default: false } },
        ),
      },
    };
    return {
      next,
      audit: {
        who,
        action: 'rollback',
        remote,
        from: now.metadata.version,
        to: target.metadata.version,
        why,
      },
    };
  });
  if (!live) throw new Error('The registry was not switched');
  return live;
}

function pickTarget(
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
    .filter((v) => v.extras.releasedAt < now.extras.releasedAt)
    .sort((a, b) => (a.extras.releasedAt < b.extras.releasedAt ? 1 : -1))[0];
  if (!before)
    throw new Error(
      `${now.metadata.version} is the first release: there is nothing to roll back to.`,
    );
  return before;
}
