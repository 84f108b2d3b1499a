import { join } from 'node:path';
import { allVersions, behindOf, listReleaseFolders, readRegistry } from '../../registry';
import { choosePrunable, type StoreMemory } from './chosen-versions';
import { folderBytes } from './folder-bytes';
import type { Pruned, PruneRequest } from './prune-request';

/** Folders that the registry does not name: what a killed release or a killed clean-up left. */
export async function unnamedFolders(store: string): Promise<string[]> {
  const versions = allVersions(await readRegistry(store));
  const named = new Set(versions.map(({ extras }) => extras.folder));
  return (await listReleaseFolders(store)).filter((folder) => !named.has(folder));
}

/** Which versions and which folders without a version would go, with what they weigh. */
export async function planPrune(request: PruneRequest, memory: StoreMemory): Promise<Pruned[]> {
  const { store } = request;
  const chosen = choosePrunable(await readRegistry(store), memory, request);
  const folders = [
    ...chosen.map(({ version }) => version.extras.folder),
    ...(await unnamedFolders(store)),
  ];
  const behind = behindOf(store);
  const pruned = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      bytes: await folderBytes(join(store, folder), behind !== undefined),
    })),
  );
  return [...pruned, ...(behind?.leftOvers?.(request.now ?? Date.now()) ?? [])];
}
