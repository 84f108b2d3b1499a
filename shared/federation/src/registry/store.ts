import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import {
  type NumberedRegistry,
  newKeyPair,
  openRegistry,
  publicKeyOf,
  RegistryError,
  sealRegistry,
} from './envelope';
import { keepCopy, listCopies, listReleaseFolders } from './kept-registries';
import { emptyRegistry, type Registry } from './schema';
import { exists, storePaths, writeFileAtomic } from './store-files';

const REPAIR = '`pnpm release repair` puts the last good one back.';

/** One switch of the registry, for the audit log. */
export interface AuditEntry {
  who: string;
  /** `restore`: `npm start` found that the sources are those of an earlier release again; `repair`: of the whole registry. */
  action: 'release' | 'rollback' | 'restore' | 'repair';
  remote: string;
  from: string | null;
  to: string;
  why: string;
}

/** One writer at a time. Waits longer than the 10 s after which the lock of a killed writer is void. */
export async function locked<T>(root: string, work: () => Promise<T>): Promise<T> {
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
 * The keys of whoever releases. What is there already is checked with the public key of the own private
 * one: a key that lies in the store may have been put there by whoever changed the registry.
 * @throws Error when the store's public key is not that of the private one
 */
export async function readKeys(root: string): Promise<{ privateKey: string; publicKey: string }> {
  const privateKey = await readPrivateKey(root);
  const publicKey = publicKeyOf(privateKey);
  const stored = await readFile(storePaths(root).publicKey, 'utf8').catch(() => publicKey);
  if (stored.trim() === publicKey.trim()) return { privateKey, publicKey };
  throw new Error(
    `keys/registry.pub is not the public key of keys/registry.key: somebody has exchanged one of them. ` +
      `Find out who. If registry.key is yours, delete registry.pub and run \`pnpm release repair\`.`,
  );
}

/** The number of the next registry: higher than any before, also when the last one is lost. */
const nextNumber = (last: number): number => Math.max(last + 1, Date.now());

/** Signs a registry, keeps a copy of it, and puts it in force in one atomic step. To be called under the lock. */
export async function writeRegistry(
  root: string,
  registry: Registry,
  last: number,
  privateKey: string,
): Promise<void> {
  const number = nextNumber(last);
  const text = sealRegistry(registry, number, privateKey);
  await keepCopy(root, number, text);
  await writeFileAtomic(storePaths(root).registry, text);
}

/**
 * Makes the folder, a first key pair and an empty signed registry, where they are missing. A public
 * key that is there is never replaced: the private one may rightly be kept elsewhere.
 * Safe to call from several processes at once.
 * @throws Error when there is no registry yet and the private key is kept elsewhere; RegistryError when
 *   the registry is lost and there are releases
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
    if (await exists(paths.registry)) return;
    await refuseToForget(root);
    await writeRegistry(root, emptyRegistry(), 0, (await readKeys(root)).privateKey);
  });
}

/** A new registry beside releases would take every other page off the site. */
async function refuseToForget(root: string): Promise<void> {
  const released = [...(await listCopies(root)), ...(await listReleaseFolders(root))];
  if (released.length > 0)
    throw new RegistryError(`registry.json is missing, but there are releases. ${REPAIR}`);
}

/**
 * Reads and verifies the registry.
 * @param publicKey PEM; defaults to the store's own key file
 * @throws RegistryError that says how to repair it, or the file system's error when it is not there
 */
export async function readRegistry(root: string, publicKey?: string): Promise<Registry> {
  return (await readNumbered(root, publicKey)).registry;
}

async function readNumbered(root: string, publicKey?: string): Promise<NumberedRegistry> {
  const paths = storePaths(root);
  const key = publicKey ?? (await readFile(paths.publicKey, 'utf8'));
  const text = await readFile(paths.registry, 'utf8');
  try {
    return openRegistry(text, key);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new RegistryError(`registry.json cannot be used: ${error.message}. ${REPAIR}`);
  }
}

interface RegistryChange {
  next: Registry;
  audit: AuditEntry;
}

/** Appends to the audit log. */
export const noteSwitch = (root: string, entry: AuditEntry): Promise<void> =>
  appendFile(
    storePaths(root).audit,
    `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`,
  );

/**
 * Switches the registry in one atomic step, under a lock, and appends to the audit log.
 * @param change what has to hold at the moment of the switch belongs in here; it returns the next
 *   registry and what to note. Throwing leaves the registry as it was.
 */
export async function switchRegistry(
  root: string,
  change: (current: Registry) => RegistryChange | Promise<RegistryChange>,
): Promise<Registry> {
  return locked(root, async () => {
    const { privateKey, publicKey } = await readKeys(root);
    const current = await readNumbered(root, publicKey);
    const { next, audit } = await change(current.registry);
    await writeRegistry(root, next, current.number, privateKey);
    await noteSwitch(root, audit);
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
