import { readFile } from 'node:fs/promises';
import { keyRingOf, type NumberedRegistry } from './envelope/numbered-registry';
import type { Signer } from './parts/signer';
import { publicKeyOf } from './signature';
import { exists, storePaths } from './store-files';

async function readPrivateKey(root: string): Promise<string> {
  const { privateKey } = storePaths(root);
  if (await exists(privateKey)) return readFile(privateKey, 'utf8');
  throw new Error(
    `${privateKey} is not here, so nothing can be signed. Release where that key is kept. A key of your own is named by RELEASE_KEY.`,
  );
}

/**
 * The registry's own keys. What is there already is checked with the public key of the private one: a key
 * that lies in the store may have been put there by whoever changed the registry.
 * @throws Error when the private key is not here, or the store's public key is not that of the private one
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

/**
 * The registry's own public key, to read a store with: of the private one where it is here, else
 * `REGISTRY_PUBLIC_KEY`, else the one that lies in the store.
 */
export async function readKeyToTrust(root: string): Promise<string> {
  const { privateKey, publicKey } = storePaths(root);
  if (await exists(privateKey)) return (await readKeys(root)).publicKey;
  return process.env['REGISTRY_PUBLIC_KEY'] || readFile(publicKey, 'utf8');
}

/** The key that somebody releases with. */
export interface OwnKey {
  /** PEM. */
  privateKey: string;
  publicKey: string;
  /** PEM of the registry's own public key. */
  rootKey: string;
}

/**
 * The registry's own public key for somebody who releases with a key of his own. Where neither the registry's
 * private key lies nor `REGISTRY_PUBLIC_KEY` is set, only the store would say whom to trust, and whoever
 * changed the registry may have changed that too.
 * @throws Error then, unless the key in the store is that very person's
 */
async function readKeyForReleaser(root: string, own: string): Promise<string> {
  const found = await readKeyToTrust(root);
  const isKnown = process.env['REGISTRY_PUBLIC_KEY'] || (await exists(storePaths(root).privateKey));
  if (isKnown || found.trim() === own.trim()) return found;
  throw new Error(
    "REGISTRY_PUBLIC_KEY is not set, and the registry's own key is not here, so nobody but the store itself would say " +
      'who may release. Ask whoever holds that key for its public half (keys/registry.pub beside it), and set REGISTRY_PUBLIC_KEY to that text.',
  );
}

/**
 * The key that this person or pipeline releases with: `RELEASE_KEY` (a PEM text, or the path of a file),
 * else the registry's own.
 * @throws Error when there is none, or nothing but the store says which registry is to be believed
 */
export async function readOwnKey(root: string): Promise<OwnKey> {
  const own = process.env['RELEASE_KEY'];
  if (!own) {
    const keys = await readKeys(root);
    return { ...keys, rootKey: keys.publicKey };
  }
  const privateKey = own.includes('PRIVATE KEY') ? own : await readFile(own, 'utf8');
  const publicKey = publicKeyOf(privateKey);
  return { privateKey, publicKey, rootKey: await readKeyForReleaser(root, publicKey) };
}

/**
 * Who signs with a key, by the list of the registry.
 * @throws Error for a key that is not in the list, or was taken out of it
 */
export function signerOf(own: OwnKey, current: NumberedRegistry): Signer {
  const { privateKey, publicKey, rootKey } = own;
  if (publicKey.trim() === rootKey.trim()) return { name: undefined, privateKey };
  const { releasers } = keyRingOf(current, rootKey);
  const found = releasers.find((one) => one.publicKey.trim() === publicKey.trim());
  if (found) return { name: found.name, privateKey };
  throw new Error(
    'Your key (RELEASE_KEY) is not in the list of keys that may release: it was never let in, or it was revoked. ' +
      "Whoever holds the registry's own key lets it in by `pnpm release allow`.",
  );
}
