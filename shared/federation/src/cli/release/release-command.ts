import { readRemotePackage } from '../../preset/remote-package';
import { defaultVersion, ensureStore, isRetired, readRegistry } from '../../registry';
import { releaseRemote } from '../../release/release-remote';
import { parseStart } from '../../release/schedule';
import { hashSources } from '../../release/source-hash';
import {
  commitOf,
  currentUser,
  hostDir,
  recordingFiles,
  releasesDir,
  workspaceRoot,
} from '../../workspace';
import { readNote } from '../ask-note';
import { budgetReason } from '../budget-reason';
import { refuseUnbuiltHost } from '../built-host';
import type { BuildTarget } from '../known-name';
import type { Command } from '../parse/parse-command';
import { followSources } from './follow-sources';
import { reportRelease } from './report-release';
import { shareOf } from './visitor-share';

/** `pnpm release <remote>`: builds, checks, publishes, switches. */
export async function release(
  { name, dir }: BuildTarget,
  options: Command['options'],
): Promise<void> {
  if (options['out'] !== undefined) throw new Error('--out is a path for what --explain writes.');
  const store = releasesDir();
  const share = shareOf(options);
  const startsAt = options['at'] === undefined ? undefined : parseStart(String(options['at']));
  const ifChanged = options['if-changed'] === true;
  const sourceHash = await hashSources(workspaceRoot, name, dir);
  await ensureStore(store);
  const known = (await readRegistry(store)).microFrontends[name] ?? [];
  const live = known.length > 0 ? defaultVersion(known) : undefined;
  if (ifChanged && isRetired(known)) {
    console.log(
      `${name} is retired. \`pnpm release ${name}\` releases it anew, \`pnpm release rollback ${name}\` brings back what was live.`,
    );
    return;
  }
  if (ifChanged && live?.extras.sourceHash === sourceHash) {
    console.log(`${name} ${live.metadata.version} is live and unchanged`);
    return;
  }
  const earlier = known.find((v) => v.extras.sourceHash === sourceHash);
  if (ifChanged && live && earlier) return followSources(name, live, earlier);
  const note = await readNote(options);
  refuseUnbuiltHost();
  const own = readRemotePackage(dir).version;
  const taken = known.some((v) => v.metadata.version === own);
  // `npm start` after a change without a new version number: a local version of its own.
  const version =
    options['version'] ?? (ifChanged && taken ? `${own}-local.${sourceHash.slice(0, 8)}` : own);
  const started = performance.now();
  const released = await releaseRemote({
    store,
    remoteDir: dir,
    hostDir,
    version: String(version),
    sourceHash,
    commit: commitOf(dir),
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
  await reportRelease(name, released, ((performance.now() - started) / 1000).toFixed(1));
}
