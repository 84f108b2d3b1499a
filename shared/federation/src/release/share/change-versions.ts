import {
  type AuditEntry,
  defaultVersion,
  type Registry,
  type RegistryVersion,
  switchRegistry,
} from '../../registry';

export interface SwitchRequest {
  /** Releases folder. */
  store: string;
  remote: string;
  who: string;
  why: string;
}

function versionsOf(registry: Registry, remote: string): RegistryVersion[] {
  const versions = registry.microFrontends[remote];
  if (!versions) throw new Error(`${remote} has no release.`);
  return versions;
}

const withVersions = (
  registry: Registry,
  remote: string,
  versions: RegistryVersion[],
): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [remote]: versions },
});

interface Change {
  versions: RegistryVersion[];
  /** The version that it is about. */
  target: RegistryVersion;
}

/**
 * Switches one remote to versions that are made of those of the moment.
 * @returns the version that the change was about
 */
export async function changeVersions(
  request: SwitchRequest,
  action: AuditEntry['action'],
  next: (versions: RegistryVersion[], registry: Registry) => Change | Promise<Change>,
): Promise<RegistryVersion> {
  const { store, remote, who, why } = request;
  const targets: RegistryVersion[] = [];
  await switchRegistry(store, async (current) => {
    const before = versionsOf(current, remote);
    const { versions, target } = await next(before, current);
    targets.push(target);
    const from = defaultVersion(before).metadata.version;
    return {
      next: withVersions(current, remote, versions),
      audit: { who, action, remote, from, to: target.metadata.version, why },
    };
  });
  // The last: the change is made again when somebody else switched meanwhile.
  const target = targets.at(-1);
  if (!target) throw new Error('A registry was switched without a version to switch to');
  return target;
}
