import { readSwitches } from '../audit/read-switches';
import { readSet } from '../named-sets';
import type { RegistryVersion } from '../schema/version-schema';
import { wasLive } from '../select';
import { withAllTraffic, withoutTraffic } from '../shares';

interface LastLive {
  version?: string;
  isRetired: boolean;
}

/** The version that all visitors of a remote got last, by the audit log and the named sets; none when neither says. */
async function lastLive(root: string, remote: string): Promise<LastLive> {
  for (const { action, to } of (await readSwitches(root, remote)).reverse()) {
    if (action !== 'back-to') return { version: to, isRetired: action === 'retire' };
    // A set that is lost says nothing, nor does one from before the remote's first release.
    const version = (await readSet(root, to).catch(() => undefined))?.[remote];
    if (version) return { version, isRetired: false };
  }
  return { isRetired: false };
}

/** The versions as visitors got them last: that of the audit log, else the newest that was live; none where it was retired. */
export async function asLastLive(
  root: string,
  remote: string,
  versions: readonly RegistryVersion[],
): Promise<RegistryVersion[]> {
  const last = await lastLive(root, remote);
  const live =
    versions.find((v) => v.metadata.version === last.version) ??
    versions.find(wasLive) ??
    versions[0];
  if (!live) return [];
  const offered = withAllTraffic(versions, live);
  return last.isRetired ? withoutTraffic(offered) : offered;
}
