import { measureHostParts } from './host-parts';

/** What Module Federation may cost a first visitor in the host's script (docs/performance.md). */
const FEDERATION_BUDGET = 30 * 1_024;

it('federation is at most 30 KB of the first script, and nearly all of the script is known by its part', async () => {
  const { total, parts } = await measureHostParts();
  const federation = parts.get('federation') ?? 0;
  expect(federation).toBeGreaterThan(0);
  expect(federation).toBeLessThanOrEqual(FEDERATION_BUDGET);
  expect(parts.get('wrappers and rest') ?? 0).toBeLessThan(0.1 * total);
});
