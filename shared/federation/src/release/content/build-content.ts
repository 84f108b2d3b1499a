import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../preset/compress';
import type { Registry } from '../../registry';
import { refuse } from '../gate/gate-error';
import type { ContentRequest } from './content-request';
import { linkProblems } from './link-problems';
import { buildAndCheckContent } from './read-content';
import { tryContent } from './try-content';

/** What the builder notes for itself is no content. */
async function removeNotes(web: string): Promise<void> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const notes = entries.filter(({ name }) => name.startsWith('.'));
  await Promise.all(
    notes.map(({ parentPath, name }) => rm(join(parentPath, name), { recursive: true })),
  );
}

/** Builds the content in a folder of its own, and passes it through what can be said of it alone. */
export async function buildContent(
  { source, store, hostDir }: ContentRequest,
  registry: Registry,
  folder: string,
): Promise<string[]> {
  const web = join(folder, 'web');
  await mkdir(web);
  if (existsSync(source.dist)) await cp(source.dist, web, { recursive: true });
  const { problems, links } = await buildAndCheckContent([...source.check, web]);
  refuse([...problems, ...linkProblems(links, registry)]);
  await removeNotes(web);
  refuse(await tryContent({ store, registry, hostDir, answers: source.answers, content: web }));
  await compressFolder(join(web, 'json'));
  return [...new Set(links.map(({ link }) => link))].sort();
}
