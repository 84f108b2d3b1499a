import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotePackage } from '../preset/remote-package';
import { providedVersions } from '../preset/shared-policy';
import { defaultVersion, ensureStore, type RegistryVersion, readRegistry } from '../registry';
import { releaseRemote } from '../release/release-remote';
import { restoreRelease } from '../release/restore';
import { hashSources } from '../release/source-hash';
import {
  currentCommit,
  currentUser,
  hostDir,
  releasesDir,
  sourcesOf,
  workspaceRoot,
} from '../workspace';
import type { Command } from './parse-command';

/** The sources are those of a release that is not live: makes it so, or says who took it back. */
async function follow(name: string, live: RegistryVersion, earlier: RegistryVersion) {
  const { version } = earlier.metadata;
  const kept = await restoreRelease(earlier, {
    store: releasesDir(),
    remote: name,
    who: currentUser(),
    provides: providedVersions(hostDir),
  });
  console.log(
    kept
      ? `${name} ${live.metadata.version} is live: ${kept.rolledBackBy} rolled back from ${version}, which ` +
          `these sources are. \`pnpm release rollback ${name} --version ${version}\` makes it live.`
      : `${name} ${version} is live again`,
  );
}

/** `pnpm release <remote>`: builds, checks, publishes, switches. */
export async function release(name: string, options: Command['options']): Promise<void> {
  const store = releasesDir();
  const ifChanged = options['if-changed'] === true;
  const sourceHash = await hashSources(workspaceRoot, sourcesOf(name));
  await ensureStore(store);
  const known = (await readRegistry(store)).microFrontends[name] ?? [];
  const live = known.length > 0 ? defaultVersion(known) : undefined;
  if (ifChanged && live?.extras.sourceHash === sourceHash) {
    console.log(`${name} ${live.metadata.version} is live and unchanged`);
    return;
  }
  const earlier = known.find((v) => v.extras.sourceHash === sourceHash);
  if (ifChanged && live && earlier) return follow(name, live, earlier);
  if (!existsSync(join(hostDir, 'dist/build.json')))
    throw new Error('The host is not built: run `pnpm build:host` first.');
  const own = readRemotePackage(join(workspaceRoot, name)).version;
  const taken = known.some((v) => v.metadata.version === own);
  // `npm start` after a change without a new version number: a local version of its own.
  const version =
    options['version'] ?? (ifChanged && taken ? `${own}-local.${sourceHash.slice(0, 8)}` : own);
  const started = performance.now();
  const released = await releaseRemote({
    store,
    remoteDir: join(workspaceRoot, name),
    hostDir,
    version: String(version),
    sourceHash,
    commit: currentCommit(sourcesOf(name)),
    who: currentUser(),
    note: String(options['note'] ?? ''),
    allowRemoval: options['allow-removal'] === true || ifChanged,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { routes, slots } = released.extras;
  console.log(
    `${name} ${released.metadata.version} is live (${seconds} s): ${routes.length} routes, ${slots.length} slots`,
  );
}
