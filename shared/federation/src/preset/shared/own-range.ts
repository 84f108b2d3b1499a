import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/**
 * The range that an app's package.json itself names; undefined for `catalog:` and `workspace:`, which say
 * what this workspace has.
 */
export function ownRange(packageName: string, appDir: string): string | undefined {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(appDir, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  const range = peerDependencies?.[packageName] ?? dependencies?.[packageName];
  return range !== undefined && semver.validRange(range) !== null ? range : undefined;
}
