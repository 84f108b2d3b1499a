import { openDatabase, type Sealed } from './database';

const KEY = 'key';
const IV_BYTES = 12;

/**
 * The device's key: 256 bits, made here and never seen by anybody, because the browser hands out no
 * bytes of it. Two tabs that make one at the same time get the one that was stored first.
 */
async function deviceKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  const known = (await database.get('settings', KEY)) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = database.transaction('settings', 'readwrite');
  const first = (await transaction.store.get(KEY)) as CryptoKey | undefined;
  if (!first) await transaction.store.put(made, KEY);
  await transaction.done;
  return first ?? made;
}

/** Encrypts bytes for this device. */
export async function seal(bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await deviceKey();
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

/** @throws DOMException `OperationError` for bytes that this device did not seal, or that were changed */
export async function unseal({ iv, bytes }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await deviceKey(), bytes);
}

export const sealJson = (value: unknown): Promise<Sealed> =>
  seal(new TextEncoder().encode(JSON.stringify(value)));

export async function unsealJson<T>(sealed: Sealed): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await unseal(sealed))) as T;
}
