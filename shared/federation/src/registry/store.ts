import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
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
  action: string;
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

/**
 * Makes the folder, a first key pair and an empty signed registry, where they are missing.
 * Safe to call from several processes at once.
 */
export async function ensureStore(root: string): Promise<void> {
  await mkdir(join(root, 'keys'), { recursive: true });
  const paths = storePaths(root);
  const release = await lock(root, {
    lockfilePath: join(root, '.lock'),
    retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    if (!(await exists(paths.privateKey))) {
      const keys = newKeyPair();
      await writeFileAtomic(paths.privateKey, keys.privateKey, 0o600);
      await writeFileAtomic(paths.publicKey, keys.publicKey);
    }
    if (!(await exists(paths.registry))) {
      const key = await readFile(paths.privateKey, 'utf8');
      await writeFileAtomic(paths.registry, sealRegistry(emptyRegistry(), key));
    }
  } finally {
    await release();
  }
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

/**
 * Switches the registry in one atomic step, under a lock, and appends to the audit log.
 * @param change returns the next registry and what to note; throwing leaves everything as it was
 */
export async function switchRegistry(
  root: string,
  change: (current: Registry) => { next: Registry; audit: AuditEntry },
): Promise<Registry> {
  const paths = storePaths(root);
  const release = await lock(root, {
    lockfilePath: join(root, '.lock'),
    retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const { next, audit } = change(await readRegistry(root));
    await writeFileAtomic(
      paths.registry,
      sealRegistry(next, await readFile(paths.privateKey, 'utf8')),
    );
    const log = await open(paths.audit, 'a');
    try {
      await log.appendFile(`${JSON.stringify({ at: new Date().toISOString(), ...audit })}\n`);
    } finally {
      await log.close();
    }
    return next;
  } finally {
    await release();
  }
}
