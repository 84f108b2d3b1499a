import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteNames, workspaceRoot } from '@site/federation/workspace';
import { StartProblem } from './start-problem';

/** A remote that is worked on, and where its sources are. */
export interface HotTarget {
  name: string;
  dir: string;
}

/**
 * The remotes that `pnpm dev` makes hot: all, or those that are named. `mf-catalog=../copy/mf-catalog`
 * takes the sources from another folder.
 * @throws StartProblem for a remote or folder that is not there
 */
export function readHotTargets(args: readonly string[]): HotTarget[] {
  const known = remoteNames();
  if (args.length === 0) return known.map((name) => ({ name, dir: join(workspaceRoot, name) }));
  return args.map((arg) => {
    const [, name = '', folder] = /^([^=]*)(?:=(.*))?$/.exec(arg) ?? [];
    if (!known.includes(name))
      throw new StartProblem(`There is no remote "${name}". Remotes: ${known.join(', ')}`);
    const dir = folder ? resolve(folder) : join(workspaceRoot, name);
    if (!existsSync(join(dir, 'package.json')))
      throw new StartProblem(`${dir} holds no remote: it has no package.json.`);
    return { name, dir };
  });
}
