import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, remoteNames, sourcesOf, workspaceRoot } from '@site/federation';
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

/**
 * Brings everything that is built up to date: host, content, and a release of each remote whose sources
 * changed, through the same release command that people use. Does nothing that is done already.
 * @throws StepError with the words of the step that failed
 */
export async function prepare(): Promise<void> {
  const content = buildContent();
  await buildHostIfChanged();
  const waiting = remoteNames();
  // Two at a time: a phone-sized machine has two cores.
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await release(next, 'npm start');
  };
  await Promise.all([lane(), lane(), content]);
}
