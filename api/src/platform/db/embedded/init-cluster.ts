import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '@site/server';
import { syncPath } from '../../sync-path';
import type { PostgresBinaries } from './binaries';
import type { RunAs } from './run-as';

const run = promisify(execFile);
const TEMP_PREFIX = 'postgres.init-';
const STALE_MS = 10 * 60 * 1000;

/**
 * Makes the cluster when there is none: aside, in a folder of its own, then renamed into place. A
 * start that was killed halfway leaves nothing that the next one could take for a cluster, and of
 * two first starts at once one wins.
 */
export async function initCluster(
  dataDir: string,
  clusterDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<void> {
  await removeStale(dataDir);
  if (existsSync(clusterDir)) return;
  const temp = join(dataDir, `${TEMP_PREFIX}${randomBytes(6).toString('hex')}`);
  await mkdir(temp, { mode: 0o700 });
  if (runAs.owner) await chown(temp, runAs.owner.uid, runAs.owner.gid);
  const [command, ...args] = [
    ...runAs.prefix,
    binaries.initdb,
    ...['-D', temp, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust'],
  ] as [string, ...string[]];
  try {
    await run(command, args, { ...runAs.owner, env: { PATH: process.env['PATH'], TZ: 'UTC' } });
  } catch (error) {
    await rm(temp, { recursive: true, force: true });
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new StartError(
      `Cannot create the database in ${dataDir}: ${reasonIn(stderr) ?? message}`,
    );
  }
  try {
    await rename(temp, clusterDir);
    await syncPath(dataDir);
  } catch (error) {
    await rm(temp, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/**
 * Why initdb gave up, by what it wrote: the line of its error. What it writes last is only that it takes away
 * what it had made. Undefined when it wrote nothing.
 */
export function reasonIn(stderr: string): string | undefined {
  const lines = stderr.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /\b(?:FATAL|PANIC|error|could not)\b/.test(line)) ??
    lines.findLast((line) => line !== '')
  );
}

/** Removes what killed first starts left. Young folders may belong to a start that is running. */
async function removeStale(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(TEMP_PREFIX)) continue;
    const path = join(dataDir, name);
    // Another start may have removed it meanwhile.
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > STALE_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
