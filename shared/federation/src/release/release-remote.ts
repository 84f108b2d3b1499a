import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withOwnFolder } from '../own-folder';
import { readRemotePackage } from '../preset/remote-package';
import {
  ensureStore,
  parseVersion,
  type RegistryVersion,
  readOwnRights,
  readRegistry,
  refuseSecondSchedule,
} from '../registry';
import { buildRelease } from './build-release/build-release';
import type { BuildRequest } from './build-release/release-build';
import { AlreadyReleasedError } from './publish';
import type { Publication } from './publish-release/publication';
import { publishRelease } from './publish-release/publish-release';
import { refuseManyTrials } from './trial-limit';

export interface ReleaseRequest
  extends BuildRequest,
    Omit<Publication, 'remote' | 'version' | 'share'> {
  /** Defaults to the version of package.json. */
  version?: string;
  /** Who gets it: all visitors (100, by default), a share in per cent, or only preview links (0). */
  share?: number;
}

/** A preview or a trial stands beside a version that all others get. */
export function refuseWithoutLive(remote: string, share: number, known: readonly unknown[]): void {
  if (share < 100 && known.length === 0)
    throw new Error(`${remote} has no live release yet: release it to everybody first.`);
}

/** Two releases of one remote at once must not build into one folder: one would publish parts of the other. */
async function inBuildFolder<T>(remoteDir: string, work: (dist: string) => Promise<T>): Promise<T> {
  await mkdir(join(remoteDir, 'dist'), { recursive: true });
  return withOwnFolder(join(remoteDir, 'dist/release-'), work);
}

/**
 * Builds a remote, passes it through the gate, publishes it as an immutable version and switches the
 * registry to it (design §4).
 * @throws AlreadyReleasedError, NotAllowedError, GateError, or the bundler's messages
 */
export async function releaseRemote(request: ReleaseRequest): Promise<RegistryVersion> {
  const { store, remoteDir, share = 100 } = request;
  const { name: remote, version: ownVersion } = readRemotePackage(remoteDir);
  const version = parseVersion(request.version ?? ownVersion);
  await ensureStore(store);
  (await readOwnRights(store)).refuseUnlessAllowed(remote);
  const registry = await readRegistry(store);
  const known = registry.microFrontends[remote] ?? [];
  if (known.some((v) => v.metadata.version === version))
    throw new AlreadyReleasedError(remote, version);
  refuseWithoutLive(remote, share, known);
  await refuseManyTrials(registry, { store, remote, share });
  if (request.startsAt) refuseSecondSchedule(known);

  return inBuildFolder(remoteDir, async (dist) => {
    const build = await buildRelease(request, dist);
    return publishRelease({ ...request, remote, version, share }, build, dist);
  });
}
