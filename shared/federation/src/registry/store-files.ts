import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Paths inside a releases folder. */
export const storePaths = (root: string) => ({
  registry: join(root, 'registry.json'),
  audit: join(root, 'audit.log'),
  /** What the audit log is to say of the switch under way. */
  pendingAudit: join(root, 'audit.next'),
  privateKey: join(root, 'keys', 'registry.key'),
  publicKey: join(root, 'keys', 'registry.pub'),
  /** Who may release what, signed: where it is found again when the registry is lost. */
  releasers: join(root, 'keys', 'releasers.json'),
  /** Registries of moments that somebody has named. */
  sets: join(root, 'sets'),
  /** Trials that hosts have stopped. */
  stops: join(root, 'stops'),
  /** Marks of planned versions that went live. */
  starts: join(root, 'starts'),
  /** Copies of the last registries, by number. */
  history: join(root, 'history'),
  releaseFiles: (folder: string) => join(root, folder, 'release.json'),
  /** What the registry says of the release, signed: what a lost registry is made of again. */
  releaseEntry: (folder: string) => join(root, folder, 'entry.json'),
});

/** A file that {@link writeFileAtomic} had not renamed yet. */
const LEFT_OVER = /\.\d+\.tmp$/;

/** Writes a file whole or not at all: temp file, flush to disk, rename. */
export async function writeFileAtomic(
  file: string,
  text: string | Buffer,
  mode = 0o644,
): Promise<void> {
  const temp = `${file}.${process.pid}.tmp`;
  const handle = await open(temp, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temp, file);
}

/** Whether there is something at a path. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Removes what writers that were killed have left beside the files that they replace. To be called under the lock. */
export async function removeLeftOvers(root: string): Promise<void> {
  const { history, privateKey } = storePaths(root);
  for (const dir of [root, history, dirname(privateKey)]) {
    const names = (await readdir(dir).catch(() => [])).filter((name) => LEFT_OVER.test(name));
    await Promise.all(names.map((name) => rm(join(dir, name), { force: true })));
  }
}
