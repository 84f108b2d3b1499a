import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '@site/server';

/** How to start a program of Postgres, which refuses to run as root. */
export interface RunAs {
  /** Set when files must belong to another user. */
  owner: { uid: number; gid: number } | undefined;
  /** Put before the program and its arguments. */
  prefix: readonly string[];
}

function isReachable(path: string, uid: number, gid: number): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const info = statSync(folder, { throwIfNoEntry: false });
    if (info) {
      const bit = info.uid === uid ? 0o100 : info.gid === gid ? 0o010 : 0o001;
      if ((info.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

const NAMESPACE = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'];

function hasUserNamespaces(): boolean {
  try {
    execFileSync(NAMESPACE[0] as string, [...NAMESPACE.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Chooses the user of the database server: ourselves, or as root the unprivileged `uid`. When that
 * user cannot reach a folder (a project below a root home), a user namespace is tried instead.
 * @throws StartError naming the folder when neither works.
 */
export function chooseRunAs(folders: readonly string[], uid: number): RunAs {
  if (process.getuid?.() !== 0) return { owner: undefined, prefix: [] };
  const closed = folders.find((folder) => !isReachable(folder, uid, uid));
  if (closed === undefined) return { owner: { uid, gid: uid }, prefix: [] };
  if (hasUserNamespaces()) return { owner: undefined, prefix: NAMESPACE };
  throw new StartError(
    `Postgres cannot run as root, and user ${uid} cannot reach ${closed}. Use a folder outside the root home, start as another user, or set DATABASE_URL.`,
  );
}
