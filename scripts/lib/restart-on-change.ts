import { join } from 'node:path';
import { subscribe } from '@parcel/watcher';
import { workspaceRoot } from '@site/federation/workspace';

/** Editors write a file in several steps; one restart is enough for all of them. */
const QUIET_MS = 200;
const RELEVANT = /(?<!\.test)\.(ts|sql|json|webp|svg)$/;

/**
 * Calls back after changes below some folders of the workspace, never twice at a time. Node's own watching of folders
 * loses a file on Linux once an editor has put a new one in its place.
 * @throws what hinders watching, e.g. a folder that is not there
 */
export async function onSourceChange(
  folders: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (files: readonly string[]) => {
    if (!files.some((file) => RELEVANT.test(file))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, QUIET_MS);
  };
  await Promise.all(
    folders.map((folder) =>
      subscribe(join(workspaceRoot, folder), (error, events) => {
        if (error) console.error(`Changes in ${folder} are not noticed any more: ${error.message}`);
        else changed(events.map(({ path }) => path));
      }),
    ),
  );
}
