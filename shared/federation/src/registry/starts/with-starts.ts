import type { Registry } from '../schema/registry-schema';
import { withAllTraffic } from '../shares';
import { unscheduled } from './scheduled';
import type { Start } from './starts';

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
