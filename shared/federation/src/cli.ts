import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemotePackage } from './preset/remote-package';
import { providedVersions } from './preset/shared-policy';
import {
  defaultVersion,
  ensureStore,
  type RegistryVersion,
  readRegistry,
  repairRegistry,
} from './registry';
import { releaseRemote } from './release/release-remote';
import { restoreRelease } from './release/restore';
import { rollbackRemote } from './release/rollback';
import { hashSources } from './release/source-hash';
import {
  currentCommit,
  currentUser,
  hostDir,
  releasesDir,
  remoteNames,
  sourcesOf,
  workspaceRoot,
} from './workspace';

const HELP = `Release the site's remotes.

  pnpm release <remote>                    build, check, publish, go live
      --version 1.2.3                      instead of the one in package.json
      --note "why"                         kept in the registry and the audit log
      --allow-removal                      a route or slot may disappear
      --if-changed                         do nothing when the live release was built from these sources
  pnpm release rollback <remote>           back to the release before the live one
      --version 1.2.3                      or to that one
  pnpm release list [remote]               what is released, what is live
  pnpm release repair                      makes a lost or damaged registry whole again

The store is RELEASES_DIR (.releases by default).`;

interface Options {
  version?: string;
  note: string;
  allowRemoval: boolean;
  ifChanged: boolean;
}

function knownRemote(name: string | undefined): string {
  const names = remoteNames();
  if (name && names.includes(name)) return name;
  throw new Error(
    `${name ? `There is no remote "${name}"` : 'Name a remote'}. Remotes: ${names.join(', ')}`,
  );
}

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

async function release(name: string, options: Options): Promise<void> {
  const store = releasesDir();
  const sourceHash = await hashSources(workspaceRoot, sourcesOf(name));
  await ensureStore(store);
  const known = (await readRegistry(store)).microFrontends[name] ?? [];
  const live = known.length > 0 ? defaultVersion(known) : undefined;
  if (options.ifChanged && live?.extras.sourceHash === sourceHash) {
    console.log(`${name} ${live.metadata.version} is live and unchanged`);
    return;
  }
  const earlier = known.find((v) => v.extras.sourceHash === sourceHash);
  if (options.ifChanged && live && earlier) return follow(name, live, earlier);
  if (!existsSync(join(hostDir, 'dist/build.json')))
    throw new Error('The host is not built: run `pnpm build:host` first.');
  const own = readRemotePackage(join(workspaceRoot, name)).version;
  const taken = known.some((v) => v.metadata.version === own);
  // `npm start` after a change without a new version number: a local version of its own.
  const version =
    options.version ??
    (options.ifChanged && taken ? `${own}-local.${sourceHash.slice(0, 8)}` : own);
  const started = performance.now();
  const released = await releaseRemote({
    store,
    remoteDir: join(workspaceRoot, name),
    hostDir,
    version,
    sourceHash,
    commit: currentCommit(),
    who: currentUser(),
    note: options.note,
    allowRemoval: options.allowRemoval || options.ifChanged,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name} ${released.metadata.version} is live (${seconds} s): ${released.extras.routes.length} routes, ${released.extras.slots.length} slots`,
  );
}

async function list(only?: string): Promise<void> {
  const registry = await readRegistry(releasesDir());
  for (const [name, versions] of Object.entries(registry.microFrontends)) {
    if (only && name !== only) continue;
    console.log(name);
    for (const v of versions) {
      const mark = v.deployment.default ? '● live' : '       ';
      console.log(
        `  ${mark}  ${v.metadata.version.padEnd(24)} ${v.extras.releasedAt}  ${v.extras.commit}  ${v.extras.note}`,
      );
    }
  }
}

async function repair(): Promise<void> {
  const { from, registry, left } = await repairRegistry(releasesDir(), currentUser());
  if (from === 'nothing to repair') return console.log('The registry is whole: nothing to repair.');
  const live = Object.entries(registry.microFrontends).map(
    ([name, versions]) => `${name} ${defaultVersion(versions).metadata.version}`,
  );
  console.log(`The registry is whole again, from ${from}. Live: ${live.join(', ')}`);
  if (left.length > 0)
    console.log(`Left out, because nothing signed says what they are: ${left.join(', ')}`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      note: { type: 'string', default: '' },
      'allow-removal': { type: 'boolean', default: false },
      'if-changed': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, subject] = positionals;
  const options: Options = {
    ...(values.version === undefined ? {} : { version: values.version }),
    note: values.note,
    allowRemoval: values['allow-removal'],
    ifChanged: values['if-changed'],
  };
  if (values.help || !command) return console.log(HELP);
  if (command === 'list') return list(subject);
  if (command === 'repair') return repair();
  if (command === 'rollback') {
    const started = performance.now();
    const live = await rollbackRemote({
      store: releasesDir(),
      remote: knownRemote(subject),
      who: currentUser(),
      why: options.note,
      provides: providedVersions(hostDir),
      ...(options.version === undefined ? {} : { version: options.version }),
    });
    return console.log(
      `${subject} ${live.metadata.version} is live (${Math.round(performance.now() - started)} ms)`,
    );
  }
  await release(knownRemote(command), options);
}

main().catch((error: unknown) => {
  console.error(`Not released. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
