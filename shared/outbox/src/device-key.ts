import { openDatabase } from './database';
import { writeWhole } from './write-whole';

const KEY = 'key';

/**
 * The device's key: 256 bits, made here and seen by no script, because the browser hands out no bytes of it. In its
 * files it may stand as it is, beside what it seals: a copy of them is kept off by the phone's own lock and encryption
 * (docs/event-mode.md). Two tabs that make one at the same time get the one that was stored first.
 * @throws DOMException `DataError` while records wait whose key the browser does not read: Safari gives null then, e.g.
 * while a page is left, and another key in its place would lose them
 */
export async function deviceKey(): Promise<CryptoKey> {
  const known = (await (await openDatabase()).get('settings', KEY)) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return writeWhole(['settings', 'records'], async (writing) => {
    const settings = writing.objectStore('settings');
    const first = (await settings.get(KEY)) as CryptoKey | undefined;
    if (first) return first;
    const isThere = (await settings.count(KEY)) > 0;
    if (isThere && (await writing.objectStore('records').count()) > 0)
      throw new DOMException('The key of this device cannot be read.', 'DataError');
    await settings.put(made, KEY);
    return made;
  });
}
