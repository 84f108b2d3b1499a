import { join } from 'node:path';
import { readRemotePackage } from '../preset/remote-package';
import { CONTENT } from '../registry';
import { remoteNames, workspaceRoot } from '../workspace';

/**
 * The name of what can be released: a remote of this workspace, or the content.
 * @throws Error that names them, for another one
 */
export function knownName(name: string, root = workspaceRoot): string {
  const names = [...remoteNames(root), CONTENT];
  if (names.includes(name)) return name;
  throw new Error(`There is no remote "${name}". What can be released: ${names.join(', ')}`);
}

/**
 * The name of a remote whose sources are to be built.
 * @throws Error when its package.json has another name, under which it would take the place of another remote; as
 *   {@link knownName} and `readRemotePackage`
 */
export function nameToBuild(name: string, root = workspaceRoot): string {
  const stated = readRemotePackage(join(root, knownName(name, root))).name;
  if (stated === name) return name;
  throw new Error(
    `${name}/package.json has the name ${stated}: it would be released as ${stated}. Write "name": "${name}" there.`,
  );
}
