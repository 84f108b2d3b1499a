import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTENT,
  contentSource,
  defaultVersion,
  ensureStore,
  hashContent,
  hashSources,
  isRetired,
  openReleases,
  readRegistry,
  releasesBucket,
  releasesDir,
  remoteNames,
  workspaceRoot,
} from '@site/federation';
import { hostIsCurrent } from './host-is-current';
import { claimStore } from './own-store';
import { releaseIfChanged } from './release-if-changed';
import { runNode } from './run-node';
import { StartProblem } from './start-problem';

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

/**
 * Builds the content and looks through it.
 * @throws StepError with what the build says; Error with each thing that is wrong, a line each
 */
export async function checkContent(): Promise<void> {
  const output = await runNode('Building the content', 'api/content/check.ts');
  const report = output.split('\n').findLast((line) => line.startsWith('{')) ?? '{}';
  const { problems = [] } = JSON.parse(report) as { problems?: string[] };
  if (problems.length > 0) throw new StartProblem(problems.join('\n'));
  log('the content is built, and nothing is wrong with it');
}

/** Releases a remote, or the content, of whose sources there is no release yet, with the release command. */
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

/** Whether a start here decides what is live. A bucket is shared by all who release into it, whoever made it. */
const isOwnStore = async (): Promise<boolean> =>
  !releasesBucket() && (await claimStore(releasesDir(), workspaceRoot));

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
  const isOwn = await isOwnStore();
  const waiting = remoteNames().values();
  // Two at a time, each with the next one that waits: a small machine has two cores.
  const lane = async (): Promise<void> => {
    for (const remote of waiting) {
      const live = (await readRegistry(releasesDir())).microFrontends[remote];
      await releaseIfChanged({
        remote,
        live: live && !isRetired(live) ? defaultVersion(live) : undefined,
        sourceHash: await hashSources(workspaceRoot, remote),
        isOwn,
        place: releasesBucket() ?? releasesDir(),
        release: () => release(remote, 'npm start'),
        log,
      });
    }
  };
  await Promise.all([lane(), lane()]);
}

/**
 * Releases the content that was built when the store has a release of other content: visitors would go on with that one.
 * A store without any serves what comes with the API.
 */
export async function releaseContentIfChanged(): Promise<void> {
  const live = (await readRegistry(releasesDir())).microFrontends[CONTENT];
  if (!live) return;
  await releaseIfChanged({
    remote: CONTENT,
    live: defaultVersion(live),
    sourceHash: await hashContent(contentSource.dist),
    isOwn: await isOwnStore(),
    place: releasesBucket() ?? releasesDir(),
    release: () => release(CONTENT, 'npm start'),
    log,
  });
}
