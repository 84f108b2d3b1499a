import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, publishFolder, type RegistryVersion, switchRegistry } from '@site/federation';
import { liveVersion } from '../../fixtures/releases';
import { scratchDir } from '../../site/addresses';

/** The remote that the generated ones are copies of: it has pages and no slot, which only one may fill. */
const MODEL = 'mf-testride';
const VERSION = '1.0.0';

/** What in a generated remote is called otherwise: its name and its routes. */
const renamed = (text: string, name: string): string =>
  text
    .replaceAll(MODEL, name)
    .replaceAll('/test-ride', `/${name}`)
    .replaceAll('/offline-events', `/${name}-events`);

async function copyRemote(store: string, model: RegistryVersion, name: string): Promise<string> {
  const dir = await mkdtemp(join(scratchDir, 'generated-'));
  await cp(join(store, model.extras.folder), dir, { recursive: true });
  for (const file of await readdir(dir, { recursive: true })) {
    // Compressed copies would be of the other name.
    if (/\.(br|gz)$/.test(file)) await rm(join(dir, file));
    if (!/\.c?js$/.test(file)) continue;
    await writeFile(join(dir, file), renamed(await readFile(join(dir, file), 'utf8'), name));
  }
  return dir;
}

/**
 * Releases so many further remotes into a store, each as large as a real one and with routes of its own.
 * @param store a copy: it is changed
 */
export async function generateRemotes(store: string, count: number): Promise<void> {
  const model = await liveVersion(store, MODEL);
  const base = `/releases/${model.extras.folder}/`;
  const entry = model.url.slice(base.length);
  const names = Array.from({ length: count }, (_, at) => `mf-part${String(at).padStart(4, '0')}`);
  const drafts = await Promise.all(
    names.map(async (name) => ({ name, dir: await copyRemote(store, model, name) })),
  );
  const { fallbackUrl: _older, ...rest } = model;
  await switchRegistry(store, async (current) => {
    const added: Record<string, RegistryVersion[]> = {};
    for (const { name, dir } of drafts) {
      const { folder, filesIntegrity } = await publishFolder(store, current, name, VERSION, dir);
      const integrity = integrityOf(await readFile(join(dir, entry)));
      const routes = model.extras.routes.map((route) => ({
        ...route,
        path: renamed(route.path, name),
      }));
      added[name] = [
        {
          ...rest,
          url: `/releases/${folder}/${entry}`,
          metadata: { version: VERSION, integrity },
          extras: { ...model.extras, folder, filesIntegrity, routes },
        },
      ];
    }
    return {
      next: { ...current, microFrontends: { ...current.microFrontends, ...added } },
      audit: {
        who: 'bench',
        action: 'release',
        remote: `${count} generated`,
        from: null,
        to: VERSION,
        why: 'bench',
      },
    };
  });
  for (const { dir } of drafts) await rm(dir, { recursive: true, force: true });
}
