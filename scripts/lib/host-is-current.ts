import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostBuild, hashSources } from '@site/federation';

/**
 * Whether the host is built, whole, from the sources that are there.
 * @param root folder of the workspace
 */
export async function hostIsCurrent(root: string): Promise<boolean> {
  const dist = join(root, 'host/dist');
  const file = join(dist, 'build.json');
  if (!existsSync(file) || !existsSync(join(dist, 'fonts.json'))) return false;
  const { sourceHash, files } = JSON.parse(readFileSync(file, 'utf8')) as Partial<HostBuild>;
  if (!files?.every((name) => existsSync(join(dist, name)))) return false;
  return sourceHash === (await hashSources(root, 'host'));
}
