import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Range of a package of this workspace. */
const WORKSPACE = 'workspace:*';

function dependenciesOf(dir: string): string[] {
  const file = join(dir, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.entries(dependencies)
    .filter(([, range]) => range === WORKSPACE)
    .map(([name]) => name.replace('@site/', ''));
}

/**
 * Source folders of the shared packages that an app runs on, those that they stand on included; what only tests need is
 * not among them.
 * @param root folder of the workspace
 * @param app the app's folder in it
 * @returns absolute paths
 * @throws the file system's error for an app that is not there
 */
export function sharedSourcesBelow(root: string, app: string): string[] {
  const found = new Set<string>();
  const waiting = dependenciesOf(join(root, app));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...dependenciesOf(join(root, 'shared', name)));
  }
  return [...found]
    .map((name) => join(root, 'shared', name, 'src'))
    .filter((dir) => existsSync(dir));
}
