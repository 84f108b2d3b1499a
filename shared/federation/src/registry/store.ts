import { appendFile, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { newKeyPair, openRegistry, sealRegistry } from './envelope';
import { emptyRegistry, type Registry } from './schema';

/** Paths inside a releases folder. */
export const storePaths = (root: string) => ({
  registry: join(root, 'registry.json'),
  audit: join(root, 'audit.log'),
  privateKey: join(root, 'keys', 'registry.key'),
  publicKey: join(root, 'keys', 'registry.pub'),
  releaseFiles: (folder: string) => join(root, folder, 'release.json'),
});

/** One switch of the registry, for the audit log. */
export interface AuditEntry {
  who: string;
  /** `restore`: `npm start` found that the sources are those of an earlier release again. */
  action: 'release' | 'rollback' | 'restore';
  remote: string;
  from: string | null;
  to: string;
  why: string;
}

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

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** One writer at a time. Waits longer than the 10 s after which the lock of a killed writer is void. */
async function locked<T>(root: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(root, {
    lockfilePath: join(root, '.lock'),
    stale: 10_000,
    retries: { retries: 100, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

async function readPrivateKey(root: string): Promise<string> {
  const { privateKey } = storePaths(root);
  if (await exists(privateKey)) return readFile(privateKey, 'utf8');
  throw new Error(
    `${privateKey} is not here, so nothing can be signed. Release where that key is kept.`,
  );
}

/**
 * Makes the folder, a first key pair and an empty signed registry, where they are missing. A public
 * key that is there is never replaced: the private one may rightly be kept elsewhere.
 * Safe to call from several processes at once.
 * @throws Error when there is no registry yet and the private key is kept elsewhere
 */
export async function ensureStore(root: string): Promise<void> {
  await mkdir(join(root, 'keys'), { recursive: true });
  const paths = storePaths(root);
  await locked(root, async () => {
    if (!(await exists(paths.privateKey)) && !(await exists(paths.publicKey))) {
      const keys = newKeyPair();
      await writeFileAtomic(paths.privateKey, keys.privateKey, 0o600);
      await writeFileAtomic(paths.publicKey, keys.publicKey);
    }
    if (!(await exists(paths.registry)))
      await writeFileAtomic(
        paths.registry,
        sealRegistry(emptyRegistry(), await readPrivateKey(root)),
      );
  });
}

/**
 * Reads and verifies the registry.
 * @param publicKey PEM; defaults to the store's own key file
 * @throws RegistryError for a bad signature or shape, or the file system's error when it is not there
 */
export async function readRegistry(root: string, publicKey?: string): Promise<Registry> {
  const paths = storePaths(root);
  const key = publicKey ?? (await readFile(paths.publicKey, 'utf8'));
  return openRegistry(await readFile(paths.registry, 'utf8'), key);
}

interface RegistryChange {
  next: Registry;
  audit: AuditEntry;
}

/**
 * Switches the registry in one atomic step, under a lock, and appends to the audit log.
 * @param change what has to hold at the moment of the switch belongs in here; it returns the next
 *   registry and what to note. Throwing leaves the registry as it was.
 */
export async function switchRegistry(
  root: string,
  change: (current: Registry) => RegistryChange | Promise<RegistryChange>,
): Promise<Registry> {
  const paths = storePaths(root);
  return locked(root, async () => {
    const key = await readPrivateKey(root);
    const { next, audit } = await change(await readRegistry(root));
    await writeFileAtomic(paths.registry, sealRegistry(next, key));
    await appendFile(
      paths.audit,
      `${JSON.stringify({ at: new Date().toISOString(), ...audit })}\n`,
    );
    return next;
  });
}

/** The last switch of a remote, as the audit log has it; undefined when nobody ever switched it. */
export async function lastSwitch(root: string, remote: string): Promise<AuditEntry | undefined> {
  const { audit } = storePaths(root);
  if (!(await exists(audit))) return undefined;
  return (await readFile(audit, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AuditEntry)
    .findLast((entry) => entry.remote === remote);
}
