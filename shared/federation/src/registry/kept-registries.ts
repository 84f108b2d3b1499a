import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, storePaths, writeFileAtomic } from './store-files';

/** Copies of registries that are kept. */
const KEPT = 20;

/** Files of the kept copies, newest first. */
export async function listCopies(root: string): Promise<string[]> {
  const { history } = storePaths(root);
  const names = (await readdir(history).catch(() => [])).filter((n) => /^\d+\.json$/.test(n));
  return names
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .map((name) => join(history, name));
}

/** Keeps a copy of a registry's file text, and the copies before it up to a limit. */
export async function keepCopy(root: string, number: number, text: string): Promise<void> {
  const { history } = storePaths(root);
  await mkdir(history, { recursive: true });
  await writeFileAtomic(join(history, `${number}.json`), text);
  const old = (await listCopies(root)).slice(KEPT);
  await Promise.all(old.map((file) => rm(file, { force: true })));
}

/** Folders of released versions, `<remote>/<version>`, whether a registry names them or not. */
export async function listReleaseFolders(root: string): Promise<string[]> {
  const dirs = async (dir: string) =>
    (await readdir(dir, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name);
  const folders = await Promise.all(
    (await dirs(root)).map(async (remote) =>
      (await dirs(join(root, remote))).map((version) => `${remote}/${version}`),
    ),
  );
  const areReleases = await Promise.all(
    folders.flat().map((folder) => exists(storePaths(root).releaseFiles(folder))),
  );
  return folders.flat().filter((_folder, at) => areReleases[at]);
}
