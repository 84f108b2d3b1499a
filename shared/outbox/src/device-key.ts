import { openDatabase } from './database';
import { writeWhole } from './write-whole';

const KEY = 'key';

/**
 * The device's key: 256 bits, made here and seen by no script, because the browser hands out no bytes of it. In its
 * files it may stand as it is, beside what it seals: a copy of them is kept off by the phone's own lock and encryption
 * (docs/event-mode.md). Two tabs that make one at the same time get the one that was stored first.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const known = (await (await openDatabase()).get('settings', KEY)) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return writeWhole(['settings'], async (writing) => {
    const settings = writing.objectStore('settings');
    const first = (await settings.get(KEY)) as CryptoKey | undefined;
    if (!first) await settings.put(made, KEY);
    return first ?? made;
  });
}
