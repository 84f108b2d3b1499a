import semver from 'semver';
import type { BundledPackage } from '../../preset/bundled-packages';
import { packageOfShare } from '../../preset/shared/shared-packages';

/** A shared library: what the releases demand, and what the host has. */
export interface SharedLine {
  key: string;
  live: string | undefined;
  next: string | undefined;
  provided: string | undefined;
  /** Whether the host has what the new release demands. */
  fits: boolean;
}

type Versions = Readonly<Record<string, string>>;

/** Every shared library that one of the releases demands. */
export function sharedLines(
  live: Versions | undefined,
  next: Versions,
  provides: Versions,
): SharedLine[] {
  const keys = [...new Set([...Object.keys(next), ...Object.keys(live ?? {})])].sort();
  return keys.map((key) => {
    const [range, provided] = [next[key], provides[key]];
    const fits = range === undefined || (provided ? semver.satisfies(provided, range) : false);
    return { key, live: live?.[key], next: range, provided, fits };
  });
}

/** A package of which a release brings code of its own. */
export interface PackageLine {
  name: string;
  /** Its versions; none where the release has nothing of it, undefined where nobody wrote that down. */
  live: readonly string[] | undefined;
  next: readonly string[];
  /** What deserves a look, a sentence each. */
  notes: readonly string[];
}

const versionsOf = (name: string, packages: readonly BundledPackage[]): string[] =>
  packages.filter((one) => one.name === name).map(({ version }) => version);

function notesOn(
  { name, next }: Pick<PackageLine, 'name' | 'next'>,
  provided: ReadonlyMap<string, string>,
): string[] {
  const ofHost = provided.get(name);
  const others = next.filter((version) => version !== ofHost);
  return [
    ...(ofHost && others.length > 0
      ? [`The host has ${ofHost}: a page would hold code of two versions.`]
      : []),
    ...(next.length > 1 ? ['Two versions in one release.'] : []),
  ];
}

/** Every package of which one of the releases holds code. */
export function packageLines(
  live: readonly BundledPackage[] | undefined,
  next: readonly BundledPackage[],
  provides: Versions,
): PackageLine[] {
  const provided = new Map(
    Object.entries(provides).map(([key, version]) => [packageOfShare(key), version]),
  );
  const names = [...new Set([...next, ...(live ?? [])].map(({ name }) => name))].sort();
  return names.map((name) => {
    const line = {
      name,
      live: live && versionsOf(name, live),
      next: versionsOf(name, next),
    };
    return { ...line, notes: notesOn(line, provided) };
  });
}
