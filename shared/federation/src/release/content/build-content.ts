import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../../registry';
import { refuse } from '../gate/gate-error';
import { buildAndCheckContent } from './build-and-check';
import type { ContentRequest } from './content-request';
import { isNote } from './hash-content';
import { linkProblems } from './link-problems';

async function removeNotes(web: string): Promise<void> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const notes = entries.filter(({ name }) => isNote(name));
  await Promise.all(
    notes.map(({ parentPath, name }) => rm(join(parentPath, name), { recursive: true })),
  );
}

/**
 * Builds the content in a folder of its own, and passes it through what can be said of it without its pages.
 * @returns every address that it links to
 * @throws GateError, or what the build says of a text that is wrong
 */
export async function buildContent(
  { source }: ContentRequest,
  registry: Registry,
  folder: string,
): Promise<string[]> {
  const web = join(folder, 'web');
  await mkdir(web);
  if (existsSync(source.dist)) await cp(source.dist, web, { recursive: true });
  const { problems, links } = await buildAndCheckContent([...source.check, web]);
  refuse([...problems, ...linkProblems(links, registry)]);
  await removeNotes(web);
  return [...new Set(links.map(({ link }) => link))].sort();
}
