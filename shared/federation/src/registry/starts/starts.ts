import type { Registry } from '../schema/registry-schema';
import { defaultVersion } from '../select';
import { trialName } from '../trial-stops';
import { isScheduled } from './scheduled';

/** A version that went live because its time came. */
export interface Start {
  remote: string;
  version: string;
  /** What was live before. */
  from: string;
  /** ISO time. */
  startsAt: string;
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
