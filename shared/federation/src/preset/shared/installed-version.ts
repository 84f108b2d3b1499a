import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostDir } from '../../workspace';

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
export function versionOf(packageName: string, appDir: string): string {
  const version = installedVersion(packageName, appDir) ?? installedVersion(packageName, hostDir);
  if (!version)
    throw new Error(`${packageName} is shared but not a dependency of the host: add it there.`);
  return version;
}
