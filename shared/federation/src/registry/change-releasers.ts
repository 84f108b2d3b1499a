import { readFile } from 'node:fs/promises';
import type { AuditEntry } from './audit';
import { keyRingOf } from './envelope/numbered-registry';
import { openRelease, sealRelease } from './envelope/release-entry';
import { keepReleasers, nextListNumber } from './kept-releasers';
import { type KeyRing, type Releaser, sealReleasers } from './releasers';
import type { Registry } from './schema/registry-schema';
import { normalPublicKey } from './signature';
import { locked } from './store/lock';
import { readNumbered } from './store/read-registry';
import { writeRegistry } from './store/write-registry';
import { storePaths, writeFileAtomic } from './store-files';
import { readKeys } from './store-keys';

/** The entries of releases whose key may not sign them any more are signed by the registry's own key. */
async function resignEntries(
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

/** Changes who may release what. Only the holder of the registry's own key can. */
async function changeReleasers(
  root: string,
  audit: Pick<AuditEntry, 'who' | 'action' | 'to' | 'why'>,
  change: (list: readonly Releaser[]) => Releaser[],
): Promise<readonly Releaser[]> {
  return locked(root, async () => {
    const { privateKey, publicKey: rootKey } = await readKeys(root);
    const current = await readNumbered(root, rootKey);
    const list = change(current.releasers?.list ?? []);
    const releasers = sealReleasers(list, nextListNumber(current.releasers), privateKey);
    const [before, after] = [keyRingOf(current, rootKey), keyRingOf({ releasers }, rootKey)];
    await resignEntries(root, current.registry, { before, after, privateKey });
    await keepReleasers(root, releasers);
    await writeRegistry(root, current.registry, {
      signer: { name: undefined, privateKey },
      rootKey,
      last: current.number,
      releasers,
      before: current,
      audit: { ...audit, remote: '*', from: null },
    });
    return list;
  });
}

/**
 * Lets a key release remotes; a name that is in the list gets these remotes and this key instead.
 * @param who whoever lets it in
 * @throws RegistryError for a wrong name, remote or key; Error without the registry's own key
 */
export async function allowReleaser(
  root: string,
  releaser: Releaser,
  who: string,
): Promise<readonly Releaser[]> {
  // As the tool writes it, so that a key is found again however its file was written.
  const publicKey = normalPublicKey(releaser.publicKey);
  const why = `may release ${releaser.remotes.join(', ')}`;
  return changeReleasers(root, { who, action: 'allow', to: releaser.name, why }, (list) => [
    ...list.filter(({ name }) => name !== releaser.name),
    { ...releaser, publicKey },
  ]);
}

/**
 * Takes a key out of the list: what it signs from now on is refused by each host within a second. What it
 * has released stays in force, signed by the registry's own key.
 * @throws Error for a name that is not in the list
 */
export async function revokeReleaser(
  root: string,
  name: string,
  who: string,
): Promise<readonly Releaser[]> {
  const audit = { who, action: 'revoke', to: name, why: 'may not release any more' } as const;
  return changeReleasers(root, audit, (list) => {
    const left = list.filter((one) => one.name !== name);
    if (left.length < list.length) return left;
    const names = list.map((one) => one.name).join(', ') || 'none';
    throw new Error(`There is no key "${name}". Keys: ${names}.`);
  });
}
