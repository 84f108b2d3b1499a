import { readFile } from 'node:fs/promises';
import { noteLostSwitch, readSwitches } from './audit';
import { keyRingOf, type NumberedRegistry, openRegistry, openRelease } from './envelope';
import { isIntact } from './integrity';
import { listCopies, listReleaseFolders } from './kept-registries';
import { renewReleasers } from './kept-releasers';
import { readSet } from './named-sets';
import type { KeyRing } from './releasers';
import { emptyRegistry, type Registry, type RegistryVersion } from './schema';
import { wasLive } from './select';
import { withAllTraffic } from './shares';
import { locked, writeRegistry } from './store';
import { removeLeftOvers, storePaths, writeFileAtomic } from './store-files';
import { readKeys } from './store-keys';

/** What a repair did: nothing was wrong, a kept copy was put back, or the releases' own entries were collected. */
export interface Repair {
  from: 'nothing to repair' | 'the last kept registry' | 'the entries of the releases';
  registry: Registry;
  /** Releases that are there but do not say enough of themselves, or are not as they were signed. */
  left: string[];
}

async function open(file: string, publicKey: string): Promise<NumberedRegistry | undefined> {
  try {
    return openRegistry(await readFile(file, 'utf8'), publicKey);
  } catch (_missingOrBad) {
    return undefined;
  }
}

async function newestCopy(root: string, publicKey: string): Promise<NumberedRegistry | undefined> {
  for (const file of await listCopies(root)) {
    const copy = await open(file, publicKey);
    if (copy) return copy;
  }
  return undefined;
}

async function readEntry(
  root: string,
  folder: string,
  keys: KeyRing,
): Promise<RegistryVersion | undefined> {
  const paths = storePaths(root);
  const [remote = ''] = folder.split('/');
  try {
    const text = await readFile(paths.releaseEntry(folder), 'utf8');
    const entry = openRelease(text, keys.keysFor(remote));
    const files = await readFile(paths.releaseFiles(folder));
    return entry.extras.folder === folder && isIntact(files, entry.extras.filesIntegrity)
      ? entry
      : undefined;
  } catch (_missingOrBad) {
    return undefined;
  }
}

/** The version that all visitors of a remote got last, by the audit log and the named sets; undefined when neither says. */
async function lastLive(root: string, remote: string): Promise<string | undefined> {
  for (const { action, to } of (await readSwitches(root, remote)).reverse()) {
    if (action !== 'back-to') return to;
    // A set that is lost says nothing, nor does one from before the remote's first release.
    const version = (await readSet(root, to).catch(() => undefined))?.[remote];
    if (version) return version;
  }
  return undefined;
}

/** The version that was live last, else the newest. */
async function liveOf(
  root: string,
  remote: string,
  versions: readonly RegistryVersion[],
): Promise<RegistryVersion | undefined> {
  const last = await lastLive(root, remote);
  return versions.find((v) => v.metadata.version === last) ?? versions.find(wasLive) ?? versions[0];
}

async function rebuild(root: string, keys: KeyRing): Promise<Omit<Repair, 'from'>> {
  const found = new Map<string, RegistryVersion[]>();
  const left: string[] = [];
  for (const folder of await listReleaseFolders(root)) {
    const entry = await readEntry(root, folder, keys);
    const [remote = ''] = folder.split('/');
    if (entry) found.set(remote, [...(found.get(remote) ?? []), entry]);
    else left.push(folder);
  }
  const registry = emptyRegistry();
  for (const [remote, entries] of found) {
    const versions = entries.sort((a, b) => (a.extras.releasedAt < b.extras.releasedAt ? 1 : -1));
    const live = await liveOf(root, remote, versions);
    if (live) registry.microFrontends[remote] = withAllTraffic(versions, live);
  }
  return { registry, left };
}

/**
 * Gives a store whose registry is lost or damaged a good one again: the newest copy whose signature
 * holds, else one made of what each release says of itself. Everything is checked with the public key of
 * the own private one, which is put back where it is missing. All of it is signed by that key, the list of
 * who may release what among it: it gets a new number, so that hosts take it for the newest.
 * @throws Error when the private key is not here, or nothing is left that it signed
 */
export async function repairRegistry(root: string, who: string): Promise<Repair> {
  const paths = storePaths(root);
  return locked(root, async () => {
    const { privateKey, publicKey } = await readKeys(root);
    await writeFileAtomic(paths.publicKey, publicKey);
    await removeLeftOvers(root);
    const current = await open(paths.registry, publicKey);
    if (current) await noteLostSwitch(root, current.number);
    if (current) return { from: 'nothing to repair', registry: current.registry, left: [] };
    const copy = await newestCopy(root, publicKey);
    const releasers = await renewReleasers(root, copy?.releasers, { privateKey, publicKey });
    const repair: Repair = copy
      ? { from: 'the last kept registry', registry: copy.registry, left: [] }
      : {
          from: 'the entries of the releases',
          ...(await rebuild(root, keyRingOf({ releasers }, publicKey))),
        };
    if (Object.keys(repair.registry.microFrontends).length === 0)
      throw new Error(
        'Nothing is left that this key signed: neither a kept registry nor an entry of a release. ' +
          'Delete the store and release each remote again.',
      );
    const audit = { who, action: 'repair', remote: '*', from: null, to: '*' } as const;
    await writeRegistry(root, repair.registry, {
      signer: { name: undefined, privateKey },
      rootKey: publicKey,
      last: copy?.number ?? 0,
      releasers,
      audit: { ...audit, why: `from ${repair.from}` },
    });
    return repair;
  });
}
