import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { type AuditEntry, noteAround, noteLostSwitch } from './audit';
import { behindOf } from './behind';
import { type NumberedRegistry, openRegistry, sealRegistry, sealSharedRegistry } from './envelope';
import { keepCopy, listCopies, listReleaseFolders } from './kept-registries';
import type { SignedReleasers } from './releasers';
import { emptyRegistry, type Registry } from './schema';
import { newKeyPair, RegistryError } from './signature';
import type { Signer } from './signed-parts';
import { noteStart } from './start-notes';
import { startedNow, withUnchanged } from './starts';
import { exists, removeLeftOvers, storePaths, writeFileAtomic } from './store-files';
import { readKeys, readOwnKey, signerOf } from './store-keys';
import { tellWebhook } from './tell-webhook';

const REPAIR = '`pnpm release repair` puts the last good one back.';

/**
 * One writer at a time. Waits longer than the 10 s after which the lock of a killed writer is void. Where a
 * bucket is behind the folder, writers on other machines are met there: then the work is done again on what
 * they left, so it must take all that it needs from the store.
 */
export async function locked<T>(root: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(root, {
    lockfilePath: join(root, '.lock'),
    stale: 10_000,
    retries: { retries: 100, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    return await (behindOf(root)?.synced?.(work) ?? work());
  } finally {
    await release();
  }
}

/** The number of the next registry: higher than any before, also when the last one is lost. */
const nextNumber = (last: number): number => Math.max(last + 1, Date.now());

/** What a new registry is made with. */
interface Writing {
  signer: Signer;
  /** PEM of the registry's own public key. */
  rootKey: string;
  /** Number of the last one. */
  last: number;
  /** Who may release what; without it only the registry's own key signs. */
  releasers?: SignedReleasers | undefined;
  /** What was in force, whose signatures stay where nothing changed. */
  before?: NumberedRegistry;
  /** What to note; nothing for the first registry of a store. */
  audit?: AuditEntry;
}

function seal(registry: Registry, number: number, writing: Writing): string {
  const { signer, releasers, ...rest } = writing;
  if (releasers) return sealSharedRegistry(registry, number, { signer, releasers, ...rest });
  return sealRegistry(registry, number, signer.privateKey);
}

/** Signs a registry, keeps a copy of it, puts it in force in one atomic step and notes that. To be called under the lock. */
export async function writeRegistry(
  root: string,
  registry: Registry,
  writing: Writing,
): Promise<void> {
  const { last, audit } = writing;
  const number = nextNumber(last);
  const text = seal(registry, number, writing);
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
    const { privateKey, publicKey } = await readKeys(root);
    const signer = { name: undefined, privateKey };
    await writeRegistry(root, emptyRegistry(), { last: 0, signer, rootKey: publicKey });
  });
}

/** A new registry beside releases would take every other page off the site. */
async function refuseToForget(root: string): Promise<void> {
  const released = [...(await listCopies(root)), ...(await listReleaseFolders(root))];
  if (released.length > 0)
    throw new RegistryError(`registry.json is missing, but there are releases. ${REPAIR}`);
}

/**
 * Reads and verifies the registry, as it is at this moment: planned versions whose time has come are live.
 * @param publicKey PEM; defaults to the store's own key file
 * @throws RegistryError that says how to repair it, or the file system's error when it is not there
 */
export async function readRegistry(root: string, publicKey?: string): Promise<Registry> {
  return (await startedNow(root, (await readNumbered(root, publicKey)).registry)).registry;
}

/** The registry as it was written, with all that is signed beside it. @throws as {@link readRegistry} */
export async function readNumbered(root: string, publicKey?: string): Promise<NumberedRegistry> {
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
 * Switches the registry in one atomic step, under a lock, appends to the audit log, and tells the webhook.
 * @param change what has to hold at the moment of the switch belongs in here; it returns the next
 *   registry and what to note. Throwing leaves the registry as it was.
 * @throws NotAllowedError for a change that the key of whoever switches may not make
 */
export async function switchRegistry(
  root: string,
  change: (current: Registry, signer: Signer) => RegistryChange | Promise<RegistryChange>,
): Promise<Registry> {
  const switched = await locked(root, async () => {
    const own = await readOwnKey(root);
    const before = await readNumbered(root, own.rootKey);
    const signer = signerOf(own, before);
    await removeLeftOvers(root);
    await noteLostSwitch(root, before.number);
    const started = await startedNow(root, before.registry);
    for (const start of started.starts) await noteStart(root, start, 'the schedule');
    const { next, audit: said } = await change(started.registry, signer);
    // A key says who releases; without one of their own it is what people say of themselves.
    const audit = { ...said, who: signer.name ?? said.who };
    const { number: last, releasers } = before;
    await writeRegistry(root, withUnchanged(next, started.registry, before.registry), {
      ...{ signer, rootKey: own.rootKey, last, releasers, before, audit },
    });
    return { next, audit };
  });
  await tellWebhook(switched.audit);
  return switched.next;
}
