import type { Registry } from './schema/registry-schema';
import type { RegistryVersion } from './schema/version-schema';
import { defaultVersion } from './select';
import { withAllTraffic } from './shares';
import { canonicalJson } from './signature';
import { readStops, stopsDir, trialName } from './trial-stops';

/** A version that went live because its time came. */
export interface Start {
  remote: string;
  version: string;
  /** What was live before. */
  from: string;
  /** ISO time. */
  startsAt: string;
}

/** Whether a version is to go live at a time that the registry names. */
export const isScheduled = ({ deployment, extras }: RegistryVersion): boolean =>
  extras.startsAt !== undefined && !deployment.default;

/** @throws Error when another version of the remote waits for its time */
export function refuseSecondSchedule(
  versions: readonly RegistryVersion[],
  version?: RegistryVersion,
): void {
  const other = versions.find((one) => isScheduled(one) && one !== version);
  if (!other) return;
  const { metadata, extras } = other;
  throw new Error(
    `${metadata.version} is to go live at ${extras.startsAt}. \`pnpm release cancel\` takes that back.`,
  );
}

/** The same version without a time at which it is to go live. */
export function unscheduled(version: RegistryVersion): RegistryVersion {
  const { startsAt: _when, ...extras } = version.extras;
  return { ...version, extras };
}

/**
 * The versions whose time has come since the registry was written.
 * @param now the clock, in ms
 * @param isStopped whether a host has taken the version, by {@link trialName}, from visitors: then it does not start
 */
export function startsOf(
  registry: Registry,
  now: number,
  isStopped: (name: string) => boolean,
): Start[] {
  return Object.entries(registry.microFrontends).flatMap(([remote, versions]) =>
    versions.filter(isScheduled).flatMap(({ metadata: { version }, extras: { startsAt = '' } }) => {
      if (Date.parse(startsAt) > now || isStopped(trialName(remote, version))) return [];
      return [{ remote, version, from: defaultVersion(versions).metadata.version, startsAt }];
    }),
  );
}

/** The registry as it is once these versions have started: as if somebody had promoted each at its time. */
export function withStarts(registry: Registry, starts: readonly Start[]): Registry {
  if (starts.length === 0) return registry;
  const microFrontends = { ...registry.microFrontends };
  for (const { remote, version, startsAt } of starts) {
    const versions = (microFrontends[remote] ?? []).map((one) => {
      if (one.metadata.version !== version) return one;
      const { extras } = unscheduled(one);
      return { ...one, extras: { ...extras, promotedAt: startsAt } };
    });
    const started = versions.find(({ metadata }) => metadata.version === version);
    if (started) microFrontends[remote] = withAllTraffic(versions, started);
  }
  return { ...registry, microFrontends };
}

/** A registry of the store as it is at this moment, and what started since it was written. */
export async function startedNow(
  root: string,
  registry: Registry,
): Promise<{ registry: Registry; starts: Start[] }> {
  const now = Date.now();
  // The usual case: nothing waits for its time.
  if (startsOf(registry, now, () => false).length === 0) return { registry, starts: [] };
  const stops = await readStops(stopsDir(root));
  const starts = startsOf(registry, now, (name) => stops.has(name));
  return { registry: withStarts(registry, starts), starts };
}

/**
 * What is to be written after a change: a remote that only started stays as it was signed, since whoever
 * changes another one may have no key for it, and it starts again for whoever reads it.
 */
export function withUnchanged(next: Registry, started: Registry, stored: Registry): Registry {
  const entries = Object.entries(next.microFrontends).map(([remote, versions]) => {
    const before = started.microFrontends[remote];
    const isSame = before !== undefined && canonicalJson(before) === canonicalJson(versions);
    return [remote, isSame ? (stored.microFrontends[remote] ?? versions) : versions];
  });
  return { ...next, microFrontends: Object.fromEntries(entries) };
}
