import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listReleaseFolders } from '../../registry/kept-registries';
import type { Registry } from '../../registry/schema/registry-schema';
import { allVersions } from '../../registry/select';

/**
 * Removes the copies of releases that nobody names any more.
 * @param used the registry that the host goes by; nothing goes before it has one
 */
export async function removeUnnamed(
  root: string,
  registry: Registry,
  used: Registry | undefined,
): Promise<void> {
  if (!used) return;
  const named = new Set([registry, used].flatMap(allVersions).map(({ extras }) => extras.folder));
  for (const folder of await listReleaseFolders(root))
    if (!named.has(folder)) await rm(join(root, folder), { recursive: true, force: true });
}
