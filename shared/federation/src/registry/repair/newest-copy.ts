import { readFile } from 'node:fs/promises';
import type { NumberedRegistry } from '../envelope/numbered-registry';
import { openRegistry } from '../envelope/open-registry';
import { listCopies } from '../kept-registries';

/** A registry from its file; undefined for one that is missing, damaged or not signed with the key. */
export async function openIfGood(
  file: string,
  publicKey: string,
): Promise<NumberedRegistry | undefined> {
  try {
    return openRegistry(await readFile(file, 'utf8'), publicKey);
  } catch (_missingOrBad) {
    return undefined;
  }
}

/** The newest kept registry that is signed with the key; undefined when there is none. */
export async function newestCopy(
  root: string,
  publicKey: string,
): Promise<NumberedRegistry | undefined> {
  for (const file of await listCopies(root)) {
    const copy = await openIfGood(file, publicKey);
    if (copy) return copy;
  }
  return undefined;
}
