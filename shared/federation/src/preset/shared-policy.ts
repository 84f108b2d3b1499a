import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import semver from 'semver';
import { hostDir } from '../workspace';

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
 * Everything of which a page may hold one instance only (design §5). The host provides each; a
 * remote brings none along. `lazy` ones load with the first page that asks for them.
 */
const SINGLETONS: readonly { key: string; packageName: string; lazy?: true }[] = [
  { key: 'react', packageName: 'react' },
  { key: 'react-dom', packageName: 'react-dom' },
  { key: 'swr', packageName: 'swr' },
  { key: '@emotion/react', packageName: '@emotion/react' },
  { key: '@emotion/styled', packageName: '@emotion/styled' },
  { key: '@mui/system', packageName: '@mui/system' },
  { key: '@mui/material/styles', packageName: '@mui/material' },
  { key: '@site/router', packageName: '@site/router' },
  { key: '@site/schema', packageName: '@site/schema' },
  { key: '@site/shell', packageName: '@site/shell' },
  { key: '@site/ui', packageName: '@site/ui' },
  { key: '@site/inputs', packageName: '@site/inputs', lazy: true },
  { key: '@site/forms', packageName: '@site/forms', lazy: true },
];

/** The shared packages that the host keeps out of its first script. */
export const LAZY_SHARES: readonly string[] = SINGLETONS.filter(({ lazy }) => lazy).map(
  ({ key }) => key,
);

/** Whether a page that needs this shared package waits for a file of the host of its own. */
export const isLazilyShared = (key: string): boolean => LAZY_SHARES.includes(key);

/** The package that a shared key is of. */
export const packageOfShare = (key: string): string =>
  SINGLETONS.find((one) => one.key === key)?.packageName ?? key;

function installedVersion(packageName: string, appDir: string): string | undefined {
  const fromApp = createRequire(join(appDir, 'package.json'));
  for (const base of fromApp.resolve.paths(packageName) ?? []) {
    try {
      return (fromApp(join(base, packageName, 'package.json')) as { version: string }).version;
    } catch (_notHere) {
      // The next node_modules folder upwards may have it.
    }
  }
  return undefined;
}

/** A remote need not depend on every singleton; what it does not have, it takes as the host has it. */
function versionOf(packageName: string, appDir: string): string {
  const version = installedVersion(packageName, appDir) ?? installedVersion(packageName, hostDir);
  if (!version)
    throw new Error(`${packageName} is shared but not a dependency of the host: add it there.`);
  return version;
}

/**
 * The range that an app's package.json itself names; undefined for `catalog:` and `workspace:`, which say
 * what this workspace has.
 */
function ownRange(packageName: string, appDir: string): string | undefined {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(appDir, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  const range = peerDependencies?.[packageName] ?? dependencies?.[packageName];
  return range !== undefined && semver.validRange(range) !== null ? range : undefined;
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

/** Keys of everything that a page may hold once only. */
export const SHARED_KEYS: readonly string[] = SINGLETONS.map(({ key }) => key);

/** The ranges that a remote demands, by shared key: what the registry keeps and the gate compares. */
export function requiredRanges(appDir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPolicy('remote', appDir)).map(([key, e]) => [key, e.requiredVersion]),
  );
}

/** The versions that the host provides, by shared key. */
export function providedVersions(hostDir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPolicy('host', hostDir)).map(([key, e]) => [key, e.version]),
  );
}
