import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readRegistry } from '@site/federation/registry';

/** Says which copy of the workspace releases into a store by starting the site. */
const ownerFile = (store: string): string => join(store, 'started-from');

/**
 * Whether starting the site from a workspace may change what is live in a store: in one that lies in
 * the workspace, and in one that was empty when this workspace first started with it. In any other
 * store teams release by `pnpm release`, and a start with older sources must not undo that.
 */
export async function claimStore(store: string, workspace: string): Promise<boolean> {
  if (store.startsWith(workspace.endsWith(sep) ? workspace : workspace + sep)) return true;
  // A store without the file has no owner.
  const owner = await readFile(ownerFile(store), 'utf8').catch(() => undefined);
  if (owner !== undefined) return owner.trim() === workspace;
  const { microFrontends } = await readRegistry(store);
  if (Object.keys(microFrontends).length > 0) return false;
  await writeFile(ownerFile(store), `${workspace}\n`);
  return true;
}
