/**
 * A folder in memory for what tests write and throw away. Plain JavaScript on Node's own modules: it is used before
 * anything is installed.
 */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** What a run needs at most is a third of it, in bytes. */
const NEEDED_BYTES = 3 * 1024 ** 3;
/** As of any temporary folder: the database runs as another user. */
const SHARED_MODE = 0o1777;

const prefix = 'motorbike-tests-';

const bytesFree = (dir) => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const remove = (dir) => rmSync(dir, { recursive: true, force: true, maxRetries: 5 });

/** A run that was killed leaves its folder behind. */
function removeLeftOver(parent) {
  const own = new RegExp(`^${prefix}(\\d+)-`);
  for (const name of readdirSync(parent)) {
    const pid = Number(own.exec(name)?.[1] ?? 0);
    const dir = join(parent, name);
    if (pid > 0 && !isRunning(pid) && statSync(dir).uid === process.getuid()) remove(dir);
  }
}

/**
 * Makes the folder of this run, and removes it when the process ends. Some two hundred databases of 300 files each
 * are made and dropped in a run; ext4 passes by every file that was removed a moment ago when it makes a new one,
 * which was a fifth of the processor time of the server's tests.
 * @param {{ parent?: string, neededBytes?: number }} [options] `parent`: a folder in memory
 * @returns {string | undefined} undefined where there is no such folder or too little memory is free
 */
export function makeMemoryFolder({ parent = IN_MEMORY, neededBytes = NEEDED_BYTES } = {}) {
  if (!existsSync(parent)) return undefined;
  removeLeftOver(parent);
  if (Math.min(bytesFree(parent), process.availableMemory()) < neededBytes) return undefined;
  const dir = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  chmodSync(dir, SHARED_MODE);
  process.once('exit', () => remove(dir));
  return dir;
}
