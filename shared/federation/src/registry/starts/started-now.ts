import type { Registry } from '../schema/registry-schema';
import { readStops, stopsDir, type TrialStop } from '../trial-stops';
import { type Start, startsOf } from './starts';
import { withStarts } from './with-starts';

/** A registry of the store as it is at this moment, and what started since it was written. */
export async function startedNow(
  root: string,
  registry: Registry,
): Promise<{ registry: Registry; starts: Start[] }> {
  const now = Date.now();
  // The usual case: nothing waits for its time.
  if (startsOf(registry, now, () => false).length === 0) return { registry, starts: [] };
  // Where what is stopped cannot be read, what is due counts as started: a rollback of it must not wait for anything.
  const stops = await readStops(stopsDir(root)).catch(() => new Map<string, TrialStop>());
  const starts = startsOf(registry, now, (name) => stops.has(name));
  return { registry: withStarts(registry, starts), starts };
}
