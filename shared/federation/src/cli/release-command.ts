import { join } from 'node:path';
import { readRemotePackage } from '../preset/remote-package';
import { providedVersions } from '../preset/shared-policy';
import { defaultVersion, ensureStore, type RegistryVersion, readRegistry } from '../registry';
import { releaseRemote } from '../release/release-remote';
import { restoreRelease } from '../release/restore';
import { parseStart } from '../release/schedule';
import { hashSources } from '../release/source-hash';
import {
  currentCommit,
  currentUser,
  hostDir,
  recordingFiles,
  releasesDir,
  sourcesOf,
  workspaceRoot,
} from '../workspace';
import { readNote } from './ask-note';
import { budgetReason } from './budget-reason';
import { refuseUnbuiltHost } from './built-host';
import { type Command, wholeNumber } from './parse-command';
import { previewLink } from './preview-command';

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

/** Share of the visitors that a release is for, in per cent. */
export function shareOf({
  preview,
  canary,
  at,
  'if-changed': ifChanged,
}: Command['options']): number {
  const ways = [preview, canary, at, ifChanged].filter((way) => way !== undefined);
  if (ways.length > 1) throw new Error('Say one of --preview, --canary, --at and --if-changed.');
  return preview === true || at !== undefined
    ? 0
    : wholeNumber('canary', canary, 100, { least: 1, most: 99 });
}

async function report(name: string, released: RegistryVersion, seconds: string): Promise<void> {
  const { metadata, deployment, extras } = released;
  const parts = `(${seconds} s): ${extras.routes.length} routes, ${extras.slots.length} slots`;
  const what = `${name} ${metadata.version}`;
  if (deployment.default) return console.log(`${what} is live ${parts}`);
  if (deployment.traffic > 0)
    return console.log(`${deployment.traffic} % of the visitors get ${what} ${parts}`);
  const { startsAt } = extras;
  if (startsAt)
    console.log(
      `${what} goes live at ${startsAt}; \`pnpm release cancel ${name}\` takes that back`,
    );
  console.log(
    `${what} is released for preview ${parts}\n${await previewLink(name, metadata.version)}`,
  );
}

/** `pnpm release <remote>`: builds, checks, publishes, switches. */
export async function release(name: string, options: Command['options']): Promise<void> {
  if (options['out'] !== undefined) throw new Error('--out is a path for what --explain writes.');
  const store = releasesDir();
  const share = shareOf(options);
  const startsAt = options['at'] === undefined ? undefined : parseStart(String(options['at']));
  const ifChanged = options['if-changed'] === true;
  const sourceHash = await hashSources(workspaceRoot, name);
  await ensureStore(store);
  const known = (await readRegistry(store)).microFrontends[name] ?? [];
  const live = known.length > 0 ? defaultVersion(known) : undefined;
  if (ifChanged && live?.extras.sourceHash === sourceHash) {
    console.log(`${name} ${live.metadata.version} is live and unchanged`);
    return;
  }
  const earlier = known.find((v) => v.extras.sourceHash === sourceHash);
  if (ifChanged && live && earlier) return follow(name, live, earlier);
  const note = await readNote(options);
  refuseUnbuiltHost();
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
    note,
    allowRemoval: options['allow-removal'] === true || ifChanged,
    share,
    inBrowser: !ifChanged && options['no-browser'] !== true,
    recording: recordingFiles,
    startsAt,
    // A site that is started from its sources decides nothing about visitors.
    allowBudget: ifChanged ? 'started from these sources' : budgetReason(options['allow-budget']),
  });
  await report(name, released, ((performance.now() - started) / 1000).toFixed(1));
}
