import { readFile } from 'node:fs/promises';
import { openReleasers, sealReleasers } from './releasers/signed-releasers';
import type { SignedReleasers } from './releasers/signed-releasers-schema';
import { storePaths, writeFileAtomic } from './store-files';

/** Higher than any number before, also when the last list is lost. */
export const nextListNumber = (last: SignedReleasers | undefined): number =>
  Math.max((last?.number ?? 0) + 1, Date.now());

/** Keeps the list beside the registry too: a registry that is lost has it no more. */
export const keepReleasers = (root: string, releasers: SignedReleasers): Promise<void> =>
  writeFileAtomic(storePaths(root).releasers, `${JSON.stringify(releasers, null, 2)}\n`);

async function readKept(root: string, rootKey: string): Promise<SignedReleasers | undefined> {
  try {
    return openReleasers(JSON.parse(await readFile(storePaths(root).releasers, 'utf8')), rootKey);
  } catch (_missingOrBad) {
    return undefined;
  }
}

/**
 * The newest list of who may release what that is left, signed anew; undefined when there was never one.
 * @param found the list of a registry that is put back
 */
export async function renewReleasers(
  root: string,
  found: SignedReleasers | undefined,
  { privateKey, publicKey }: { privateKey: string; publicKey: string },
): Promise<SignedReleasers | undefined> {
  const kept = await readKept(root, publicKey);
  const newest = (kept?.number ?? 0) > (found?.number ?? 0) ? kept : found;
  return newest && sealReleasers(newest.list, nextListNumber(newest), privateKey);
}
