import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releasesBucket, releasesDir, workspaceRoot } from '@site/federation/workspace';
import { describeLackOfSpace, freeMb } from './disk-space';
import { StartProblem } from './start-problem';

/** A part of the site that can run on a machine of its own. */
export type SitePart = 'api' | 'host';

/** Where the API keeps its database and uploads. */
export const dataDir = (): string => resolve(workspaceRoot, process.env['DATA_DIR'] || '.data');

/** Where the host keeps what it remembers beyond its end. */
export const stateDir = (): string =>
  resolve(workspaceRoot, process.env['STATE_DIR'] || join(dataDir(), 'host'));

function ensureWritable(name: string, dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (_denied) {
    throw new StartProblem(
      `No permission to write to ${dir}. Change it, or set ${name} to another folder.`,
    );
  }
}

function ensureSpacious(name: string, dir: string): void {
  ensureWritable(name, dir);
  const lack = describeLackOfSpace(name, dir, freeMb(dir));
  if (lack) throw new StartProblem(lack);
}

function ensureReadable(name: string, dir: string): void {
  try {
    accessSync(dir, constants.R_OK | constants.X_OK);
  } catch (_denied) {
    throw new StartProblem(
      `${dir} is missing or cannot be read. Release into it first, allow reading, or set ${name} to another folder.`,
    );
  }
}

/**
 * Looks at the folders of a start that builds and releases first: it writes into all of them.
 * @throws StartProblem when one cannot be written, or there is no space for it
 */
export function ensureFoldersToBuild(): void {
  ensureSpacious('DATA_DIR', dataDir());
  ensureSpacious('RELEASES_DIR', releasesDir());
  ensureWritable('STATE_DIR', stateDir());
}

/**
 * Looks at the folders of parts that run as they are built. The host only reads the releases; whoever
 * releases is somebody else.
 * @throws StartProblem when a part cannot do with its folders what it must
 */
export function ensureFoldersOf(parts: readonly SitePart[]): void {
  if (parts.includes('api')) ensureSpacious('DATA_DIR', dataDir());
  if (!parts.includes('host')) return;
  // The host keeps its copy of a bucket in STATE_DIR.
  if (!releasesBucket()) ensureReadable('RELEASES_DIR', releasesDir());
  ensureWritable('STATE_DIR', stateDir());
}
