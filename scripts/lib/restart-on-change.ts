import { resolve } from 'node:path';
import { subscribe } from '@parcel/watcher';
import { workspaceRoot } from '@site/federation/workspace';

/** Editors write a file in several steps; one restart is enough for all of them. */
const QUIET_MS = 200;
const RELEVANT = /(?<!\.test)\.(ts|sql|json|webp|svg)$/;

/** Whether a file is one that a process reads at its start: a source, a text, a picture. */
export const isSource = (file: string): boolean => RELEVANT.test(file);

/** Written by builds and installs, not by people. */
const IGNORED = ['node_modules', 'dist', 'dist-dev'];

/**
 * Calls back after changes below some folders of the workspace, or others by their full paths, never twice at a time. Node's own watching of folders
 * loses a file on Linux once an editor has put a new one in its place.
 * @param isRelevant which files count, by their full paths
 * @returns ends the watching
 * @throws what hinders watching, e.g. a folder that is not there
 */
export async function onSourceChange(
  folders: readonly string[],
  run: () => Promise<void>,
  isRelevant = isSource,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (files: readonly string[]) => {
    if (!files.some(isRelevant)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, QUIET_MS);
  };
  const watched = await Promise.all(
    folders.map((folder) =>
      subscribe(
        resolve(workspaceRoot, folder),
        (error, events) => {
          if (error)
            console.error(`Changes in ${folder} are not noticed any more: ${error.message}`);
          else changed(events.map(({ path }) => path));
        },
        { ignore: IGNORED },
      ),
    ),
  );
  return async () => {
    clearTimeout(timer);
    await Promise.all(watched.map((one) => one.unsubscribe()));
  };
}
