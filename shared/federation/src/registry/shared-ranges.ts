import semver from 'semver';

/** A shared package that a build demands, beside what a host gives. */
export interface SharedRange {
  /** Key of the package. */
  name: string;
  required: string;
  /** Null for a package that the host does not give. */
  provided: string | null;
  isMatch: boolean;
}

/**
 * Holds what a build demands against what a host gives: the one rule of the gate and of the team's page.
 * @param requires shared package → range
 * @param provides shared package → version
 */
export const compareRanges = (
  requires: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): SharedRange[] =>
  Object.entries(requires).map(([name, required]) => {
    const provided = provides[name] ?? null;
    const isMatch = provided !== null && semver.satisfies(provided, required);
    return { name, required, provided, isMatch };
  });
