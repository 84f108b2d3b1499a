import type { ReleasedRemote } from '@site/contract';

/** A range of a shared package, and every build that demands it. */
export interface DemandedRange {
  name: string;
  /** Null for a package that the host does not give. */
  provided: string | null;
  required: string;
  isMatch: boolean;
  /** Remote and version, e.g. `mf-catalog 1.2.0`. */
  builds: string[];
}

/**
 * What all builds demand of the host, each range of each package once: most builds demand the same, so what
 * differs stands alone. What the host does not satisfy comes first, then by name.
 */
export function groupRanges(remotes: readonly ReleasedRemote[]): DemandedRange[] {
  const ranges = new Map<string, DemandedRange>();
  for (const { name: remote, versions } of remotes) {
    for (const { version, shared } of versions) {
      for (const { name, provided, required, isMatch } of shared) {
        const key = `${name} ${required}`;
        const range = ranges.get(key) ?? { name, provided, required, isMatch, builds: [] };
        range.builds.push(`${remote} ${version}`);
        ranges.set(key, range);
      }
    }
  }
  return [...ranges.values()].sort(
    (one, other) =>
      Number(one.isMatch) - Number(other.isMatch) ||
      one.name.localeCompare(other.name, 'en') ||
      one.required.localeCompare(other.required, 'en'),
  );
}

/** How many builds there are in all; content, which shares nothing with the host, is none. */
export const countBuilds = (remotes: readonly ReleasedRemote[]): number =>
  remotes.flatMap(({ versions }) => versions).filter(({ shared }) => shared.length > 0).length;

/** Builds that are named one by one; more are counted. */
const MOST_NAMED = 3;

/** Which builds demand a range, in words. */
export function describeBuilds(builds: readonly string[], all: number): string {
  if (builds.length <= MOST_NAMED) return builds.join(', ');
  return builds.length === all ? `all ${all} builds` : `${builds.length} of ${all} builds`;
}
