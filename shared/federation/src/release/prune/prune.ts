import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { behindOf, locked, readAudit, readSets, switchRegistry } from '../../registry';
import { choosePrunable } from './chosen-versions';
import { planPrune, unnamedFolders } from './prune-plan';
import type { Pruned, PruneRequest } from './prune-request';
import { withoutVersions } from './without-versions';

/**
 * Takes versions that nobody can need any more out of the registry and then out of the store: whoever
 * is killed between leaves folders that no registry names, which go with the next call.
 * @returns what went, or would go
 */
export async function pruneStore(request: PruneRequest): Promise<Pruned[]> {
  const { store, who } = request;
  const memory = { lines: await readAudit(store), sets: await readSets(store) };
  const pruned = await planPrune(request, memory);
  if (request.dryRun || pruned.length === 0) return pruned;
  const why = pruned.map(({ folder }) => folder).join(', ');
  await switchRegistry(store, (current) => ({
    next: withoutVersions(
      current,
      new Set(choosePrunable(current, memory, request).map(({ version }) => version)),
    ),
    audit: { who, action: 'prune', remote: '*', from: null, to: '*', why },
  }));
  await locked(store, async () => {
    for (const folder of await unnamedFolders(store))
      await rm(join(store, folder), { recursive: true, force: true });
    await behindOf(store)?.removeLeftOvers?.(request.now ?? Date.now());
  });
  return pruned;
}
