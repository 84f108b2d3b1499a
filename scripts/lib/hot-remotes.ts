import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteNames, workspaceRoot } from '@site/federation/workspace';
import { StartProblem } from './start-problem';

/** A remote that is worked on, and where its sources are. */
export interface HotTarget {
  name: string;
  dir: string;
}

/** The name that a folder's package.json has; undefined for what is no JSON, which the build names. */
function nameIn(dir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).name;
  } catch (_noJson) {
    return undefined;
  }
}

/**
 * The remotes that `pnpm dev` makes hot: all, or those that are named. `mf-catalog=../copy/mf-catalog`
 * takes the sources from another folder, also those of a remote that this repository does not have.
 * @throws StartProblem for a remote or folder that is not there, and for a folder of another remote
 */
export function readHotTargets(args: readonly string[]): HotTarget[] {
  const known = remoteNames();
  if (args.length === 0) return known.map((name) => ({ name, dir: join(workspaceRoot, name) }));
  return args.map((arg) => {
    const [, name = '', folder] = /^([^=]*)(?:=(.*))?$/.exec(arg) ?? [];
    if (!folder && !known.includes(name))
      throw new StartProblem(`There is no remote "${name}". Remotes: ${known.join(', ')}`);
    const dir = folder ? resolve(folder) : join(workspaceRoot, name);
    if (!existsSync(join(dir, 'package.json')))
      throw new StartProblem(`${dir} holds no remote: it has no package.json.`);
    const stated = nameIn(dir);
    if (stated !== undefined && stated !== name)
      throw new StartProblem(`${dir} holds ${stated}, by its package.json, and not ${name}.`);
    return { name, dir };
  });
}
