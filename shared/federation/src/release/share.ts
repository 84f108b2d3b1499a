import {
  type AuditEntry,
  defaultVersion,
  isCanary,
  type Registry,
  type RegistryVersion,
  readStops,
  stopsDir,
  switchRegistry,
  type TrialStop,
  trialName,
  unscheduled,
  withAllTraffic,
  withShare,
} from '../registry';
import { passContentGate } from './content/content-gate';
import { passGate } from './gate';
import { refuseContentTrial, refuseManyTrials } from './trial-limit';

export interface SwitchRequest {
  /** Releases folder. */
  store: string;
  remote: string;
  who: string;
  why: string;
}

export interface CandidateRequest extends SwitchRequest {
  /** Defaults to the version on trial, else to the newest one that was never live. */
  version?: string;
  /** Versions of the singletons that the live host provides. */
  provides: Readonly<Record<string, string>>;
  /** A route or slot of the live version may disappear. */
  allowRemoval: boolean;
}

function versionsOf(registry: Registry, remote: string): RegistryVersion[] {
  const versions = registry.microFrontends[remote];
  if (!versions) throw new Error(`${remote} has no release.`);
  return versions;
}

export function pickCandidate(
  versions: readonly RegistryVersion[],
  version?: string,
): RegistryVersion {
  const candidate =
    version === undefined
      ? (versions.find(isCanary) ?? versions.find(({ extras }) => extras.promotedAt === null))
      : versions.find(({ metadata }) => metadata.version === version);
  if (candidate && !candidate.deployment.default) return candidate;
  const names = versions.map(({ metadata }) => metadata.version).join(', ');
  if (candidate) throw new Error(`${candidate.metadata.version} is live already.`);
  throw new Error(
    version === undefined
      ? 'There is neither a trial nor a preview. Name one with --version.'
      : `There is no release ${version}. Released: ${names}`,
  );
}

/** A version that did harm on trial is mended by another version, and not tried or given to everybody. */
function refuseStopped(
  remote: string,
  { metadata }: RegistryVersion,
  stops: ReadonlyMap<string, TrialStop>,
): void {
  const stop = stops.get(trialName(remote, metadata.version));
  if (stop)
    throw new Error(
      `The trial of ${metadata.version} was stopped by ${stop.who}: ${stop.why} Release a version that mends it.`,
    );
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

/**
 * Gives a version that was released for previews or for a trial to all visitors: no build, one switch,
 * through the gate as it is now.
 * @returns the version that is live now
 * @throws Error when there is none, or a host has stopped its trial; GateError
 */
export async function promoteRemote(request: CandidateRequest): Promise<RegistryVersion> {
  const { store, remote, version, provides, allowRemoval } = request;
  const stops = await readStops(stopsDir(store));
  return changeVersions(request, 'promote', async (versions, current) => {
    const picked = pickCandidate(versions, version);
    refuseStopped(remote, picked, stops);
    passGate({ remote, ...picked.extras }, current, provides, allowRemoval);
    await passContentGate(request, picked, current);
    const promotedAt = new Date().toISOString();
    const promoted = { ...picked, extras: { ...unscheduled(picked).extras, promotedAt } };
    const all = versions.map((one) => (one === picked ? promoted : one));
    return { versions: withAllTraffic(all, promoted), target: promoted };
  });
}

/**
 * Gives a released version to a share of the visitors; the live one keeps the rest.
 * @param request.share 1 to 99, in per cent
 * @throws Error when there is no such version, a host has stopped its trial, or too many others are on
 *   trial; GateError
 */
export async function startCanary(
  request: CandidateRequest & { share: number },
): Promise<RegistryVersion> {
  const { store, remote, version, provides, allowRemoval, share } = request;
  refuseContentTrial(request);
  const stops = await readStops(stopsDir(store));
  return changeVersions(request, 'canary', async (versions, current) => {
    const picked = pickCandidate(versions, version);
    refuseStopped(remote, picked, stops);
    await refuseManyTrials(current, request);
    passGate({ remote, ...picked.extras }, current, provides, allowRemoval);
    return { versions: withShare(versions, picked, share), target: picked };
  });
}

/**
 * Ends a trial: the live version gets all visitors again.
 * @returns the version that was on trial
 * @throws Error when there is no trial
 */
export async function endCanary(request: SwitchRequest): Promise<RegistryVersion> {
  return changeVersions(request, 'canary-end', (versions) => {
    const target = versions.find(isCanary);
    if (!target) throw new Error(`${request.remote} has no version on trial.`);
    return { versions: withAllTraffic(versions, defaultVersion(versions)), target };
  });
}
