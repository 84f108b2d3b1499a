import { openDatabase } from './database';

const KEY = 'key';

/**
 * The device's key: 256 bits, made here and never seen by anybody, because the browser hands out no
 * bytes of it. Two tabs that make one at the same time get the one that was stored first.
 */
export async function deviceKey(): Promise<CryptoKey> {
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
