import type { Registry } from '../schema/registry-schema';
import { readStops, stopsDir } from '../trial-stops';
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
  const stops = await readStops(stopsDir(root)).catch(() => undefined);
  // Nobody knows what is stopped: nothing starts, and what must not wait for it, as a rollback, goes on.
  if (!stops) return { registry, starts: [] };
  const starts = startsOf(registry, now, (name) => stops.has(name));
  return { registry: withStarts(registry, starts), starts };
}
