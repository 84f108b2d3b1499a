import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants } from 'node:os';

const made = new Set<string>();

function removeAll(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Does work in a folder of its own, which is gone afterwards, also when the process ends meanwhile: see
 * {@link exitOnSignals}.
 * @param prefix begins the folder's path
 * @throws what the work throws; the file system's error where no folder can be made
 */
export async function withOwnFolder<T>(
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(prefix);
  if (made.size === 0) process.once('exit', removeAll);
  made.add(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    made.delete(folder);
    if (made.size === 0) process.off('exit', removeAll);
  }
}

/**
 * Lets Ctrl-C and `kill` end this process as one that ends by itself, so that what it has made for a while goes. For a
 * command: a server stops in its own order.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
