import { noteLostSwitch } from '../audit/note-lost-switch';
import { keyRingOf } from '../envelope/numbered-registry';
import { renewReleasers } from '../kept-releasers';
import { locked } from '../store/lock';
import { writeRegistry } from '../store/write-registry';
import { removeLeftOvers, storePaths, writeFileAtomic } from '../store-files';
import { readKeys } from '../store-keys';
import { newestCopy, openIfGood } from './newest-copy';
import { type Rebuilt, rebuild } from './rebuild';

/** What a repair did: nothing was wrong, a kept copy was put back, or the releases' own entries were collected. */
export interface Repair extends Rebuilt {
  from: 'nothing to repair' | 'the last kept registry' | 'the entries of the releases';
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
    const current = await openIfGood(paths.registry, publicKey);
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
