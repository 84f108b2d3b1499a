import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotePackage } from '../preset/remote-package';
import { CONTENT, RELEASABLE, type Registry } from '../registry';
import { placeOf, remoteNames, workspaceRoot } from '../workspace';

/**
 * The name of what can be switched: a remote that is released, from this repository or another one, or the content.
 * A remote of this workspace counts without a release: what is missing then is said by what was asked for.
 * @throws Error that names what is released, for another one
 */
export function releasedName(
  name: string,
  { microFrontends }: Registry,
  root = workspaceRoot,
): string {
  const released = Object.keys(microFrontends);
  if ([...released, ...remoteNames(root), CONTENT].includes(name)) return name;
  throw new Error(
    `There is no remote "${name}". What is released: ${released.join(', ') || 'nothing'}.`,
  );
}

const RELEASABLE_NAME = new RegExp(`^(?:${RELEASABLE})$`);

/**
 * The name of what a key may release: also of a remote of another repository, of which nothing is released yet.
 * @throws Error for a name that no remote can have
 */
export function allowedName(name: string): string {
  if (RELEASABLE_NAME.test(name)) return name;
  throw new Error(`"${name}" is no remote: say mf-…, content or all.`);
}

/** A remote whose sources are to be built, and the folder that they are in. */
export interface BuildTarget {
  name: string;
  dir: string;
}

/** The folder of a remote. @throws Error that names what can be released, or that there is no remote in it */
function folderOf(name: string, folder: string | undefined, root: string): string {
  if (folder === undefined) {
    const names = remoteNames(root);
    if (names.includes(name)) return join(root, name);
    throw new Error(
      `There is no remote "${name}". What can be released: ${[...names, CONTENT].join(', ')}. Of another folder: ${name}=<folder>`,
    );
  }
  const dir = placeOf(folder);
  if (existsSync(join(dir, 'package.json'))) return dir;
  throw new Error(`${dir} holds no remote: it has no package.json.`);
}

/**
 * What is to be built: `mf-catalog`, of this workspace, or `mf-club=../club/mf-club`, of a folder.
 * @throws Error when its package.json has another name, under which it would take the place of another remote; for one
 *   that is not there; as `readRemotePackage`
 */
export function targetToBuild(asked: string, root = workspaceRoot): BuildTarget {
  const [, name = '', folder] = /^([^=]*)(?:=(.*))?$/.exec(asked) ?? [];
  if (folder === '') throw new Error(`"${asked}" names no folder: say ${name}=<folder>.`);
  const dir = folderOf(name, folder, root);
  const stated = readRemotePackage(dir).name;
  if (stated === name) return { name, dir };
  throw new Error(
    `${dir}/package.json has the name ${stated}: it would be released as ${stated}. Write "name": "${name}" there.`,
  );
}
