import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultVersion,
  ensureStore,
  hashSources,
  readRegistry,
  releasesDir,
  remoteNames,
  sourcesOf,
  workspaceRoot,
} from '@site/federation';
import { runNode } from './run-node';

const log = (line: string) => console.log(`• ${line}`);
const lastLine = (output: string) => output.split('\n').at(-1) ?? '';

async function hostIsCurrent(): Promise<boolean> {
  const file = join(workspaceRoot, 'host/dist/build.json');
  if (!existsSync(file) || !existsSync(join(workspaceRoot, 'host/dist/fonts.json'))) return false;
  const { sourceHash } = JSON.parse(readFileSync(file, 'utf8')) as { sourceHash: string };
  return sourceHash === (await hashSources(workspaceRoot, sourcesOf('host')));
}

/** Builds the host for production unless it is built from these sources. */
export async function buildHostIfChanged(): Promise<void> {
  if (await hostIsCurrent()) return log('host is built and unchanged');
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

async function isLive(remote: string): Promise<boolean> {
  await ensureStore(releasesDir());
  const versions = (await readRegistry(releasesDir())).microFrontends[remote];
  if (!versions) return false;
  const live = defaultVersion(versions);
  const isSame = live.extras.sourceHash === (await hashSources(workspaceRoot, sourcesOf(remote)));
  if (isSame) log(`${remote} ${live.metadata.version} is live and unchanged`);
  return isSame;
}

/**
 * Brings the host's build up to date and releases each remote whose sources changed, through the same
 * release command that people use. Does nothing that is done already.
 * @throws StepError with the words of the step that failed
 */
export async function prepareReleases(): Promise<void> {
  await buildHostIfChanged();
  const waiting = remoteNames();
  // Two at a time: a small machine has two cores.
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await isLive(next))) await release(next, 'npm start');
    }
  };
  await Promise.all([lane(), lane()]);
}
