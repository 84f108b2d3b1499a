import { versionOf } from './installed-version';
import { ownRange } from './own-range';
import { SINGLETONS } from './shared-packages';

/** One entry of the bundler's `shared` option, with explicit versions (else the manifest says `^undefined`). */
export interface SharedEntry {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: boolean;
  import?: false;
}

/**
 * The share policy of an app, as the bundler wants it.
 * @param role `host` provides, `remote` consumes with a strict range
 * @throws Error naming a shared package that the host does not depend on
 */
export function sharedPolicy(role: 'host' | 'remote', appDir: string): Record<string, SharedEntry> {
  return Object.fromEntries(
    SINGLETONS.map(({ key, packageName, lazy }) => {
      const version = versionOf(packageName, appDir);
      const major = version.split('.')[0];
      const entry: SharedEntry = {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: ownRange(packageName, appDir) ?? `^${major}.0.0`,
        ...(role === 'host' ? { eager: !lazy } : { import: false }),
      };
      return [key, entry];
    }),
  );
}
