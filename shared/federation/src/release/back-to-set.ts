import {
  defaultVersion,
  offeredRemotes,
  type Registry,
  readSet,
  setOf,
  switchRegistry,
  unscheduled,
  type VersionSet,
  withAllTraffic,
} from '../registry';
import { passGate } from './gate/gate';

interface BackToRequest {
  /** Releases folder. */
  store: string;
  /** Name of the set. */
  name: string;
  who: string;
  why: string;
  /** Versions of the singletons that the live host provides. */
  provides: Readonly<Record<string, string>>;
}

function withSet(registry: Registry, set: VersionSet): Registry {
  const remotes = Object.entries(registry.microFrontends).map(([remote, versions]) => {
    const wanted = set[remote];
    // A remote that is younger than the set, or was retired when it was named, stays as it is.
    if (wanted === undefined) return [remote, versions.map(unscheduled)];
    const version = versions.find(({ metadata }) => metadata.version === wanted);
    if (!version) throw new Error(`${remote} ${wanted} is not in the store any more.`);
    return [remote, withAllTraffic(versions, version).map(unscheduled)];
  });
  return { ...registry, microFrontends: Object.fromEntries(remotes) };
}

/**
 * The emergency stop: puts every remote back to the version of a named set, in one switch and without a
 * build. Trials end with it, and nothing that was planned goes live any more.
 * @returns what is live now
 * @throws Error when a version is not there any more; GateError, e.g. when the host is another by now
 */
export async function backToSet(request: BackToRequest): Promise<VersionSet> {
  const { store, name, who, why, provides } = request;
  const set = await readSet(store, name);
  const registry = await switchRegistry(store, (current) => {
    const next = withSet(current, set);
    for (const [remote, versions] of offeredRemotes(next))
      passGate({ remote, ...defaultVersion(versions).extras }, next, provides, true);
    const audit = { who, action: 'back-to', remote: '*', from: null, to: name, why } as const;
    return { next, audit };
  });
  return setOf(registry);
}
