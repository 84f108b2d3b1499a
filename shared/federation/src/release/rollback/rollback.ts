import {
  defaultVersion,
  isRetired,
  type Registry,
  type RegistryVersion,
  readStops,
  stopsDir,
  switchRegistry,
  unscheduled,
  withAllTraffic,
} from '../../registry';
import { passGate } from '../gate/gate';
import { refuseStopped } from '../share/refuse-stopped';
import { pickTarget } from './rollback-target';

export interface RollbackRequest {
  /** Releases folder. */
  store: string;
  remote: string;
  who: string;
  why: string;
  /** Defaults to the one released before the live one; of a retired remote, to the one that visitors got last. */
  version?: string;
  /** Versions of the singletons that the live host provides: the version must go with them. */
  provides: Readonly<Record<string, string>>;
  /** `restore` when it is not a person's wish but follows the sources; `rollback` by default. */
  action?: 'rollback' | 'restore';
}

/**
 * Points a remote back at an earlier version: no build, one atomic switch, through the same gate as a
 * release (its routes may belong to another remote by now), except that parts may disappear.
 * @returns the version that is live now
 * @throws Error when the remote or the version is not in the registry, or a version that was never live was stopped
 *   on trial; GateError
 */
export async function rollbackRemote(request: RollbackRequest): Promise<RegistryVersion> {
  const { store, remote, who, why, action = 'rollback' } = request;
  const registry = await switchRegistry(store, async (current) => {
    const versions = current.microFrontends[remote];
    if (!versions)
      throw new Error(
        `${remote} has no release. Known: ${Object.keys(current.microFrontends).join(', ') || 'none'}`,
      );
    const now = defaultVersion(versions);
    const isOut = isRetired(versions);
    const picked =
      isOut && request.version === undefined ? now : pickTarget(versions, now, request.version);
    // What all visitors had once is a way back, whatever a later trial of it has shown.
    if (picked.extras.promotedAt === null)
      refuseStopped(remote, picked, await readStops(stopsDir(store)));
    const target = asLive(picked);
    const all = versions.map((version) => (version === picked ? target : version));
    passGate({ remote, ...target.extras }, current, request.provides, true);
    const next: Registry = {
      ...current,
      microFrontends: {
        ...current.microFrontends,
        [remote]: withAllTraffic(all, target),
      },
    };
    return {
      next,
      audit: {
        who,
        action,
        remote,
        from: isOut ? null : now.metadata.version,
        to: target.metadata.version,
        why,
      },
    };
  });
  return defaultVersion(registry.microFrontends[remote] ?? []);
}

/** A version that was released for previews or a trial only is live from now on. */
function asLive(version: RegistryVersion): RegistryVersion {
  const { extras } = unscheduled(version);
  if (extras.promotedAt !== null) return { ...version, extras };
  return { ...version, extras: { ...extras, promotedAt: new Date().toISOString() } };
}
