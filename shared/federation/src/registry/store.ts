import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { type AuditEntry, noteAround, noteLostSwitch } from './audit';
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
import { exists, removeLeftOvers, storePaths, writeFileAtomic } from './store-files';

const REPAIR = '`pnpm release repair` puts the last good one back.';

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

/** The key to read a store with: of the own private key where it is here, else the one that lies in the store. */
export async function readKeyToTrust(root: string): Promise<string> {
  const { privateKey, publicKey } = storePaths(root);
  return (await exists(privateKey))
    ? (await readKeys(root)).publicKey
    : readFile(publicKey, 'utf8');
}

/** The number of the next registry: higher than any before, also when the last one is lost. */
const nextNumber = (last: number): number => Math.max(last + 1, Date.now());

/** What a new registry is made with. */
interface Writing {
  /** Number of the last one. */
  last: number;
  privateKey: string;
  /** What to note; nothing for the first registry of a store. */
  audit?: AuditEntry;
}

/** Signs a registry, keeps a copy of it, puts it in force in one atomic step and notes that. To be called under the lock. */
export async function writeRegistry(
  root: string,
  registry: Registry,
  { last, privateKey, audit }: Writing,
): Promise<void> {
  const number = nextNumber(last);
  const text = sealRegistry(registry, number, privateKey);
  const write = async () => {
    await keepCopy(root, number, text);
    await writeFileAtomic(storePaths(root).registry, text);
  };
  await (audit ? noteAround(root, number, audit, write) : write());
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
    const { privateKey } = await readKeys(root);
    await writeRegistry(root, emptyRegistry(), { last: 0, privateKey });
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
    await removeLeftOvers(root);
    await noteLostSwitch(root, current.number);
    const { next, audit } = await change(current.registry);
    await writeRegistry(root, next, { last: current.number, privateKey, audit });
    return next;
  });
}
