import { readSwitches } from '../audit/read-switches';
import { readSet } from '../named-sets';
import type { RegistryVersion } from '../schema/version-schema';
import { wasLive } from '../select';

/** The version that all visitors of a remote got last, by the audit log and the named sets; undefined when neither says. */
async function lastLive(root: string, remote: string): Promise<string | undefined> {
  for (const { action, to } of (await readSwitches(root, remote)).reverse()) {
    if (action !== 'back-to') return to;
    // A set that is lost says nothing, nor does one from before the remote's first release.
    const version = (await readSet(root, to).catch(() => undefined))?.[remote];
    if (version) return version;
  }
  return undefined;
}

/** The version that was live last, else the newest. */
export async function liveOf(
  root: string,
  remote: string,
  versions: readonly RegistryVersion[],
): Promise<RegistryVersion | undefined> {
  const last = await lastLive(root, remote);
  return versions.find((v) => v.metadata.version === last) ?? versions.find(wasLive) ?? versions[0];
}
