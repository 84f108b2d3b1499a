import { watch } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';

/** Editors write a file in several steps; one restart is enough for all of them. */
const QUIET_MS = 200;
const RELEVANT = /(?<!\.test)\.(ts|sql|json|webp|svg)$/;

/** Calls back after changes below some folders of the workspace, never twice at a time. */
export function onSourceChange(folders: readonly string[], run: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (_event: string, file: string | null) => {
    if (!file || !RELEVANT.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, QUIET_MS);
  };
  for (const folder of folders) watch(join(workspaceRoot, folder), { recursive: true }, changed);
}
