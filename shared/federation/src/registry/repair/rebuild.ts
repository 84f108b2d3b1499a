import { listReleaseFolders } from '../kept-registries';
import type { KeyRing } from '../releasers/key-ring';
import { emptyRegistry, type Registry } from '../schema/registry-schema';
import type { RegistryVersion } from '../schema/version-schema';
import { asLastLive } from './last-live';
import { readEntry } from './read-entry';

export interface Rebuilt {
  registry: Registry;
  /** Releases that are there but do not say enough of themselves, or are not as they were signed. */
  left: string[];
}

/** A registry made of what each release says of itself. */
export async function rebuild(root: string, keys: KeyRing): Promise<Rebuilt> {
  const found = new Map<string, RegistryVersion[]>();
  const left: string[] = [];
  for (const folder of await listReleaseFolders(root)) {
    const entry = await readEntry(root, folder, keys);
    const [remote = ''] = folder.split('/');
    if (entry) found.set(remote, [...(found.get(remote) ?? []), entry]);
    else left.push(folder);
  }
  const registry = emptyRegistry();
  for (const [remote, entries] of found) {
    const versions = entries.sort((a, b) => (a.extras.releasedAt < b.extras.releasedAt ? 1 : -1));
    registry.microFrontends[remote] = await asLastLive(root, remote, versions);
  }
  return { registry, left };
}
