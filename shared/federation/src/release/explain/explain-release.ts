import { readRemotePackage } from '../../preset/remote-package';
import {
  behindOf,
  defaultVersion,
  ensureStore,
  isRetired,
  parseVersion,
  type RegistryVersion,
  readRegistry,
} from '../../registry';
import { readHostBuild } from '../compile-release';
import type { ExplainRequest } from './comparison/comparison';
import { explainSide } from './comparison/explain-side';
import { explainSources } from './comparison/explain-sources';
import type { Explanation } from './explanation';
import { sideOfRelease } from './release-side';

/** Does work with a folder that has the files of the store's releases. */
const withFiles = <T>(store: string, work: (files: string) => Promise<T>): Promise<T> =>
  behindOf(store)?.whole?.(work) ?? work(store);

/**
 * Compares what would be released, or was, with what is live, and asks the gate. Nothing is published and
 * nothing goes live.
 * @param request what its release would allow is no reason against it; the comparison shows it all the same
 * @throws the bundler's messages for sources that cannot be built
 */
export async function explainRelease(request: ExplainRequest): Promise<Explanation> {
  const { store, remoteDir, hostDir } = request;
  const { name: remote, version: ownVersion } = readRemotePackage(remoteDir);
  const version = parseVersion(request.version ?? ownVersion);
  await ensureStore(store);
  const registry = await readRegistry(store);
  const known: readonly RegistryVersion[] = registry.microFrontends[remote] ?? [];
  const host = await readHostBuild(hostDir);
  return withFiles(store, async (files) => {
    const side = (found: RegistryVersion) => sideOfRelease(files, remote, found);
    const isLive = known.length > 0 && !isRetired(known);
    const live = isLive ? await side(defaultVersion(known)) : undefined;
    const comparison = { ...request, host, registry, live };
    const asked = known.find(({ metadata }) => metadata.version === request.version);
    if (asked) return explainSide(comparison, await side(asked), true);
    return explainSources(comparison, remote, version);
  });
}
