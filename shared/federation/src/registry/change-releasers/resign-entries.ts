import { readFile } from 'node:fs/promises';
import { openRelease, sealRelease } from '../envelope/release-entry';
import type { KeyRing } from '../releasers/key-ring';
import type { Registry } from '../schema/registry-schema';
import { storePaths, writeFileAtomic } from '../store-files';

/** The entries of releases whose key may not sign them any more are signed by the registry's own key. */
export async function resignEntries(
  root: string,
  registry: Registry,
  { before, after, privateKey }: { before: KeyRing; after: KeyRing; privateKey: string },
): Promise<void> {
  for (const [remote, versions] of Object.entries(registry.microFrontends)) {
    const lost = before.keysFor(remote).filter((key) => !after.keysFor(remote).includes(key));
    if (lost.length === 0) continue;
    for (const { extras } of versions) {
      const file = storePaths(root).releaseEntry(extras.folder);
      // Releases of older tools have none.
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      const entry = entryOf(text, lost);
      if (entry) await writeFileAtomic(file, sealRelease(entry, privateKey));
    }
  }
}

function entryOf(text: string, keys: readonly string[]) {
  try {
    return openRelease(text, keys);
  } catch (_signedByAnother) {
    return undefined;
  }
}
