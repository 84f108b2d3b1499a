import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultVersion,
  ensureStore,
  hashSources,
  openReleases,
  type RegistryVersion,
  readRegistry,
  releasesBucket,
  releasesDir,
  remoteNames,
  workspaceRoot,
} from '@site/federation';
import { hostIsCurrent } from './host-is-current';
import { claimStore } from './own-store';
import { runNode } from './run-node';

const log = (line: string) => console.log(`• ${line}`);
const lastLine = (output: string) => output.split('\n').at(-1) ?? '';

/** Builds the host for production unless it is built from these sources. */
export async function buildHostIfChanged(): Promise<void> {
  if (await hostIsCurrent(workspaceRoot)) return log('host is built and unchanged');
  log('building the host');
  log(lastLine(await runNode('Building the host', 'host/build.ts')));
}

/** Renders pictures, brochures and content files that are not there yet. */
export async function buildContent(): Promise<void> {
  if (!existsSync(join(workspaceRoot, 'api/content/dist/json')))
    log('rendering pictures, brochures and content (once)');
  log(lastLine(await runNode('Building the content', 'api/content/build.ts')));
}

/** Releases a remote whose sources have no release yet, with the release command. */
export async function release(remote: string, note: string): Promise<void> {
  log(
    await runNode(`Releasing ${remote}`, 'shared/federation/src/cli.ts', [
      remote,
      '--if-changed',
      '--note',
      note,
    ]),
  );
}

/** The live version of a remote; undefined when it was never released. */
async function liveOf(remote: string): Promise<RegistryVersion | undefined> {
  const versions = (await readRegistry(releasesDir())).microFrontends[remote];
  return versions && defaultVersion(versions);
}

async function releaseIfChanged(remote: string, isOwn: boolean): Promise<void> {
  const live = await liveOf(remote);
  if (!live) return release(remote, 'npm start');
  const { version } = live.metadata;
  const sourceHash = await hashSources(workspaceRoot, remote);
  if (live.extras.sourceHash === sourceHash)
    return log(`${remote} ${version} is live and unchanged`);
  if (!isOwn)
    return log(
      `${remote} ${version} is live; the sources here are others. ${releasesBucket() ?? releasesDir()} was made elsewhere: ` +
        `only \`pnpm release ${remote}\` changes what is live in it.`,
    );
  try {
    await release(remote, 'npm start');
  } catch (error) {
    // One team's mistake must not keep all other pages from being served.
    log(`${(error as Error).message}\n${remote} ${version} stays live.`);
  }
}

/**
 * Brings the host's build up to date and releases each remote whose sources changed, through the same
 * release command that people use. Does nothing that is done already. In a store that another copy of
 * the workspace made, only what was never released: others decide what is live there.
 * @throws StepError with the words of the step that failed
 */
export async function prepareReleases(): Promise<void> {
  await buildHostIfChanged();
  await openReleases();
  await ensureStore(releasesDir());
  // A bucket is shared by all who release into it, whoever made it.
  const isOwn = !releasesBucket() && (await claimStore(releasesDir(), workspaceRoot));
  const waiting = remoteNames();
  // Two at a time: a small machine has two cores.
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await releaseIfChanged(next, isOwn);
  };
  await Promise.all([lane(), lane()]);
}
